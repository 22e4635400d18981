// Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shows the data of _check_html.py, which says what is in it. The state of the page is its fragment:
// "#q=Float64&show=n&open=NVIDIA+Turing".
"use strict";

(() => {
  const WORDS = { y: "available", c: "on condition", s: "on some", n: "not available", u: "no verdict", a: "accepted", "-": "not asked" };
  const SIGNS = { y: "✓", c: "◐", s: "◒", n: "✕", u: "?", a: "◇", "-": "" };
  const KINDS = {
    lacking: "lacks", unstated: "the file must", version: "the file may", lowering: "the pipeline has",
    condition: "on condition of", unknown: "not known:",
  };
  const FIELDS = ["q", "show"];
  const CHUNK = 150;
  const FIXES = 9;
  const MOST_FIXES = 50;

  const data = JSON.parse(document.getElementById("data").textContent);
  const byId = (id) => document.getElementById(id);
  const table = byId("table");
  const body = table.tBodies[0];

  /** Makes an element. Children that are texts become text, so that data is never markup. */
  function element(tag, attributes, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {}))
      if (value !== null && value !== undefined && value !== false) made.setAttribute(name, value);
    made.append(...children.filter((child) => child !== null));
    return made;
  }

  const counted = (number, noun) => `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

  // What there is.

  const files = data.files.map(([name, error, cells, verdicts, needs]) => ({
    name, error, cells, verdicts,
    needs: needs.map(([kind, what, place, cause, places, line, remedy]) => ({
      kind, what: data.texts[what], place: data.texts[place], cause: data.texts[cause], places,
      line: data.texts[line], remedy: data.texts[remedy],
    })),
  }));
  for (const file of files) {
    file.letters = new Set(file.cells.map((number) => (number < 0 ? "-" : file.verdicts[number][0])));
    file.lower = [file.name, ...file.needs.flatMap(({ what, place, cause }) => [what, place, cause])].join("\n").toLowerCase();
  }

  /** Returns a file's name without the folder that all files are in. */
  const folder = (() => {
    const parts = files.map(({ name }) => name.split("/").slice(0, -1));
    const first = parts[0] || [];
    let number = 0;
    while (files.length > 1 && number < first.length && parts.every((each) => each[number] === first[number])) number += 1;
    return first.slice(0, number).map((part) => `${part}/`).join("");
  })();
  const short = (name) => name.slice(folder.length);

  /** Returns the letter of a file for some targets. */
  function letterOf(file, targets) {
    const letters = new Set(targets.map((target) => file.cells[target]).filter((number) => number >= 0)
      .map((number) => file.verdicts[number][0]));
    if (!letters.size) return "-";
    const isGood = letters.has("y") || letters.has("c");
    const lacks = ["u", "n", "a"].filter((letter) => letters.has(letter));
    if (!lacks.length) return letters.has("c") ? "c" : "y";
    return isGood ? "s" : lacks[0];
  }

  // What is shown.

  const state = { q: "", show: "", open: new Set(), why: null };
  let shown = CHUNK;

  const columns = () => data.groups.flatMap(([name, targets]) =>
    state.open.has(name) && targets.length > 1
      ? targets.map((target) => ({ name: data.targets[target], group: name, targets: [target], isOpen: true }))
      : [{ name, group: name, targets, isOpen: false }]);

  function matching() {
    const words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
    return files.filter((file) => words.every((word) => file.lower.includes(word))
      && (!state.show || file.letters.has(state.show)));
  }

  function heading(column) {
    const canOpen = column.isOpen || column.targets.length > 1;
    const name = element("span", {}, column.name);
    return element("th", { class: "target", scope: "col" }, canOpen
      ? element("button", { type: "button", "data-group": column.group, "aria-expanded": String(column.isOpen),
          title: column.isOpen ? `close ${column.group}` : `${column.name}: ${counted(column.targets.length, data.noun)}` }, name)
      : name);
  }

  function cell(file, column, index) {
    const letter = letterOf(file, column.targets);
    const isWhy = state.why && state.why.file === file && state.why.index === index;
    return element("td", { class: letter, "aria-selected": isWhy ? "true" : null },
      letter === "-" ? "" : element("button", { type: "button", "data-column": index,
        "aria-label": `${file.name} on ${column.name}: ${WORDS[letter]}`, title: WORDS[letter] }, SIGNS[letter]));
  }

  function reason(need) {
    const places = need.places > 1 ? ` (${counted(need.places, "place")})` : "";
    const item = element("li", {}, `${KINDS[need.kind]} `, element("b", {}, need.what),
      need.place ? ` at ${need.place}` : "", places);
    if (need.line) item.append(element("pre", { class: "line" }, element("code", {}, need.line)));
    if (need.cause) item.append(element("span", { class: "lacking" }, need.cause));
    if (need.remedy) item.append(element("span", { class: "lacking" },
      need.kind === "lacking" ? `available from ${need.remedy}` : need.remedy));
    return item;
  }

  /** Says why a file has its verdicts on the targets of a column; targets with the same reasons are told together. */
  function why(file, column, width) {
    const same = new Map();
    for (const target of column.targets)
      if (file.cells[target] >= 0)
        same.set(file.cells[target], [...(same.get(file.cells[target]) || []), data.targets[target]]);
    const inner = element("div", { class: "inner" }, element("h2", {}, `${short(file.name)} on ${column.name}`));
    for (const [number, names] of same) {
      const [letter, needs] = file.verdicts[number];
      inner.append(element("h3", {}, element("span", { class: `chip ${letter}` }, WORDS[letter]), ` ${names.join(", ")}`),
        element("ul", {}, ...needs.map((need) => reason(file.needs[need]))));
    }
    return element("tr", { class: "details" }, element("td", { colspan: width }, inner));
  }

  function show() {
    const found = matching();
    const now = columns();
    table.tHead.replaceChildren(element("tr", {}, element("th", { class: "name", scope: "col" }, "file"), ...now.map(heading)));
    body.replaceChildren(...found.slice(0, shown).flatMap((file) => {
      const row = element("tr", { class: "row", "data-file": file.name },
        element("th", { class: "name", scope: "row" }, file.error ? `${short(file.name)}: ${file.error}` : short(file.name)),
        ...now.map((column, index) => cell(file, column, index)));
      const isOpen = state.why && state.why.file === file && now[state.why.index];
      return isOpen ? [row, why(file, now[state.why.index], now.length + 1)] : [row];
    }));
    byId("count").textContent = `${found.length.toLocaleString("en")} of ${counted(files.length, "file")}`;
    byId("more").hidden = found.length <= shown;
    byId("more").textContent = `${(found.length - shown).toLocaleString("en")} more`;
  }

  function fragmentOf() {
    const given = new URLSearchParams();
    for (const name of FIELDS) if (state[name]) given.set(name, state[name]);
    for (const name of state.open) given.append("open", name);
    return `#${given}`;
  }

  /** Shows what the fields and the state say, and puts it into the address. */
  function go() {
    history.replaceState(null, "", fragmentOf());
    show();
  }

  function read() {
    const given = new URLSearchParams(location.hash.slice(1));
    for (const name of FIELDS) byId(name).value = state[name] = given.get(name) || "";
    state.open = new Set(given.getAll("open"));
    state.why = null;
    show();
  }

  /** Finds a cell's button again after all have been made anew. */
  function focusOn(name, index) {
    const row = [...body.querySelectorAll("tr.row")].find((each) => each.dataset.file === name);
    const button = row && row.querySelector(`button[data-column="${index}"]`);
    if (button) button.focus();
  }

  function move(rows, across) {
    const buttons = document.activeElement.closest("tr.row") ? document.activeElement : null;
    const all = [...body.querySelectorAll("tr.row")];
    if (!buttons) {
      const first = all.length && all[0].querySelector("button");
      if (first) first.focus();
      return;
    }
    const row = all[all.indexOf(buttons.closest("tr.row")) + rows];
    const index = Number(buttons.dataset.column) + across;
    const next = row && row.querySelector(`button[data-column="${index}"]`);
    if (next) next.focus();
  }

  byId("filters").addEventListener("input", () => {
    for (const name of FIELDS) state[name] = byId(name).value.trim();
    shown = CHUNK;
    go();
  });
  byId("filters").addEventListener("submit", (event) => event.preventDefault());
  byId("filters").addEventListener("reset", () => {
    Object.assign(state, { q: "", show: "", open: new Set(), why: null });
    shown = CHUNK;
    go();
  });
  byId("more").addEventListener("click", () => { shown += CHUNK; show(); });
  table.tHead.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    const { group } = button.dataset;
    if (!state.open.delete(group)) state.open.add(group);
    state.why = null;
    go();
    const again = [...table.tHead.querySelectorAll("button")].find((each) => each.dataset.group === group);
    if (again) again.focus();
  });
  body.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-column]");
    if (!button) return;
    const name = button.closest("tr").dataset.file;
    const file = files.find((each) => each.name === name);
    const index = Number(button.dataset.column);
    const isOpen = state.why && state.why.file === file && state.why.index === index;
    state.why = isOpen ? null : { file, index };
    show();
    focusOn(name, index);
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.matches("input, select");
    const steps = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/" && !isTyping) {
      event.preventDefault();
      byId("q").focus();
    } else if (event.key === "Escape") {
      const told = state.why;
      state.why = null;
      if (isTyping) byId("q").value = state.q = "";
      go();
      if (told) focusOn(told.file.name, told.index);
    } else if (steps[event.key] && (!isTyping || (event.target.id === "q" && event.key === "ArrowDown"))) {
      event.preventDefault();
      move(...steps[event.key]);
    }
  });
  window.addEventListener("hashchange", read);
  window.addEventListener("beforeprint", () => {
    for (const each of document.querySelectorAll("details")) each.open = true;
    shown = Infinity;
    show();
  });

  byId("summary").textContent = data.summary;
  function fix([what, places, wins]) {
    const named = places.slice(0, 5).map((place) => (place.startsWith(folder) ? short(place) : place)).join(", ");
    const more = places.length > 5 ? ` and ${places.length - 5} more` : "";
    return element("li", {}, `${named}${more}: `, element("b", {}, what),
      element("span", { class: "wins" }, ` → ${counted(wins, "pair")}`));
  }

  byId("fixes").hidden = !data.fixes.length;
  byId("fixes").querySelector("ol").append(...data.fixes.slice(0, FIXES).map(fix));
  const rest = data.fixes.slice(FIXES, MOST_FIXES);
  if (rest.length)
    byId("fixes").append(element("details", {}, element("summary", {}, `${rest.length} more`),
      element("ol", { start: FIXES + 1 }, ...rest.map(fix))));
  byId("legend").replaceChildren(...["y", "c", "s", "n", "u", "a"].map((letter) =>
    element("span", {}, element("span", { class: `chip ${letter}` }, SIGNS[letter]), ` ${WORDS[letter]}`)));
  read();
})();
