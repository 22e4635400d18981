// Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A client of `mlir-availability lsp` for VS Code.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const SECTION = "mlir-availability";

/** Returns the settings that a person or a folder has set: the server has its own defaults. */
function settings() {
  const configuration = vscode.workspace.getConfiguration(SECTION);
  const set = {};
  for (const key of ["targets", "syntax-errors"]) {
    const value = configuration.inspect(key);
    const chosen = value.workspaceFolderValue ?? value.workspaceValue ?? value.globalValue;
    if (chosen !== undefined) set[key] = chosen;
  }
  return { [SECTION]: set };
}

let client;

async function activate(context) {
  const [command, ...args] = vscode.workspace.getConfiguration(SECTION).get("server");
  client = new LanguageClient(
    SECTION,
    "MLIR availability",
    { command, args },
    {
      documentSelector: [{ language: "mlir" }],
      initializationOptions: settings(),
    },
  );
  context.subscriptions.push(
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration(SECTION)) {
        client.sendNotification("workspace/didChangeConfiguration", { settings: settings() });
      }
    }),
    vscode.commands.registerCommand("mlir-availability.showReport", async (chosen) => {
      const uri = chosen ?? vscode.window.activeTextEditor?.document.uri;
      if (uri === undefined) return;
      const content = await client.sendRequest("workspace/executeCommand", {
        command: "mlir-availability.report",
        arguments: [uri.toString()],
      });
      await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ content }));
    }),
  );
  await client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
