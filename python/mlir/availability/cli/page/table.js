// Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shows the data of _table_page.py, which says what is in it. The state of the page is its fragment:
// "#q=FAdd&family=vulkan&op=spirv.FAdd". Every filter and every operation has a link.
"use strict";

(() => {
  const WORDS = { y: "yes", c: "on condition", o: "optional", n: "no", u: "unknown", "-": "not judged" };
  const SIGNS = { y: "✓", c: "◐", o: "○", n: "✕", u: "?", "-": "" };
  const LETTERS = ["y", "c", "o", "n", "u"];
  const MEANINGS = {
    y: "in every form of the operation",
    c: "its attributes or types decide, or the target leaves it open",
    o: "not by itself, but some devices offer what is lacking, as an addition",
    n: "in every form of the operation",
    u: "the requirements are unknown",
  };
  const FIELDS = ["q", "dialect", "family", "target", "need", "cell"];
  const CHUNK = 150;
  // Columns have room for their words where there are no more than these.
  const WIDE_COLUMNS = 6;

  const data = JSON.parse(document.getElementById("data").textContent);
  const byId = (id) => document.getElementById(id);
  const ALL = "*";
  const field = Object.fromEntries(FIELDS.map((name) => [name, byId(name)]));
  const body = byId("table").tBodies[0];

  const count = (list, noun) => `${list.length} ${noun}${list.length === 1 ? "" : "s"}`;

  /** Returns a text as one word of a shell's command, as `shlex.quote` does. */
  const quoted = (text) => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'"'"'`)}'`);

  /** Makes an element. Children that are texts become text, so that data is never markup. */
  function element(tag, attributes, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {}))
      if (value !== null && value !== undefined && value !== false) made.setAttribute(name, value);
    made.append(...children.filter((child) => child !== null));
    return made;
  }

  // What there is.

  const familyOf = (target) => data.targets[target][1];
  const operations = data.dialects.flatMap((dialect) =>
    dialect.ops.map(([name, row, clauses, conditions, unlisted, unknown, becomes]) => ({
      dialect, name, row, clauses, conditions, unlisted, unknown, becomes, lower: name.toLowerCase(),
    })));
  const operationOf = new Map(operations.map((operation) => [operation.name, operation]));
  const dialectOf = new Map(data.dialects.map((dialect) => [dialect.name, dialect]));
  for (const dialect of data.dialects) dialect.column = new Map(dialect.targets);
  const families = [...new Set(data.targets.map(([, family]) => family))].sort();

  /** Returns the letter that a row of a dialect has for a target. */
  function letterOf(dialect, row, target) {
    const column = dialect.column.get(target);
    return column === undefined ? "-" : dialect.rows[row][column];
  }

  /** Returns the numbers of all clauses that an operation needs, or may need. */
  function clausesOf(operation) {
    const ofConditions = operation.conditions.flatMap((number) => operation.dialect.conditions[number][4]);
    return [...operation.clauses, ...ofConditions];
  }

  // The state.

  const state = { q: "", dialect: "", family: "", target: "", need: "", cell: "", op: "" };
  let shown = CHUNK;

  function fragmentOf(some) {
    const parts = Object.entries(some).filter(([, value]) => value);
    return "#" + parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  }

  function readFragment() {
    const given = new URLSearchParams(location.hash.slice(1));
    for (const name of Object.keys(state)) state[name] = given.get(name) || "";
    for (const name of FIELDS) field[name].value = state[name];
  }

  // The dialect that the page opens with: of those with targets of their own, the one that has most to say.
  const START = (() => {
    const isOwn = (dialect) => usualFamilies(dialect).length < familiesOf(dialect).length ||
      usualFamilies(dialect).some((family) => family.split(" ")[0] === dialect.name);
    const weight = (dialect) => dialect.ops.length * dialect.targets.length * (isOwn(dialect) ? 1000 : 1);
    return data.dialects.reduce((one, other) => (weight(other) > weight(one) ? other : one)).name;
  })();

  /** Returns the operations that the filters let pass, of one dialect unless all were chosen, and how many there are
   * in each other dialect. Dialects have targets of their own: side by side, most cells would be empty. */
  function filtered() {
    const words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
    const need = state.need.toLowerCase();
    const passes = (operation) => words.every((word) => operation.lower.includes(word)) &&
      (!need || clausesOf(operation).some((number) =>
        operation.dialect.clauses[number][0].toLowerCase().includes(need)));
    const found = operations.filter(passes);
    if (state.dialect === ALL) return [found, []];
    const counts = new Map();
    for (const { dialect } of found)
      if (hasColumns(dialect)) counts.set(dialect.name, (counts.get(dialect.name) || 0) + 1);
    const dialect = state.dialect || bestDialect(counts);
    const isSearch = state.q || state.need;
    return [found.filter((operation) => operation.dialect.name === dialect),
      isSearch ? [...counts].filter(([name]) => name !== dialect) : []];
  }

  /** Whether a dialect has some of the targets that were chosen. */
  function hasColumns(dialect) {
    const wanted = state.target.toLowerCase();
    return dialect.targets.some(([target]) => data.targets[target][0].toLowerCase().includes(wanted) &&
      (!state.family || familyOf(target) === state.family));
  }

  /** Returns the dialect to show if none was chosen: that of the opened operation, else the first of the page, else
   * the one with most of what was searched. */
  function bestDialect(counts) {
    const opened = operationOf.get(state.op);
    if (opened && (counts.has(opened.dialect.name) || !counts.size)) return opened.dialect.name;
    if (counts.has(START) || !counts.size) return START;
    return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
  }

  /** Returns the numbers of the targets that have a column, given the operations that are shown. */
  function columnsFor(some) {
    const dialects = [...new Set(some.map((operation) => operation.dialect))];
    const all = data.targets.map((_, number) => number)
      .filter((target) => dialects.some((dialect) => dialect.column.has(target))).sort(byName);
    const named = all.filter((target) => data.targets[target][0] === state.target);
    if (named.length) return named;
    if (state.target)
      return all.filter((target) => data.targets[target][0].toLowerCase().includes(state.target.toLowerCase()));
    if (state.family) return all.filter((target) => familyOf(target) === state.family);
    if (data.asked) return all;
    const usual = new Set(dialects.flatMap((dialect) => usualFamilies(dialect)));
    return all.filter((target) => usual.has(familyOf(target)));
  }

  /** Orders targets by what they are versions, profiles or chips of, and by family: sm_90a is behind sm_90. Others stay
   * in the order of `targets`. */
  function byName(one, other) {
    const key = (target) => familyOf(target).split(" ")[0];
    const number = (target) => Number((/_(\d+)/.exec(data.targets[target][0]) || [0, 0])[1]);
    return key(one).localeCompare(key(other)) || familyOf(one).localeCompare(familyOf(other)) ||
      number(one) - number(other);
  }

  function familiesOf(dialect) {
    return [...new Set(dialect.targets.map(([target]) => familyOf(target)))];
  }

  /** Returns the families that show first: Vulkan's versions, else those that are the dialect's own. */
  function usualFamilies(dialect) {
    const all = familiesOf(dialect);
    if (all.includes("vulkan")) return ["vulkan"];
    const own = all.filter((family) => family.split(" ")[0] === dialect.name);
    return own.length ? own : all;
  }

  // The table.

  function showHead(columns) {
    const wide = columns.length <= WIDE_COLUMNS ? " wide" : "";
    byId("table").tHead.replaceChildren(element("tr", { class: "groups" },
      element("th", { class: "name" }), ...groupsOf(columns).map(([family, number]) =>
        element("th", { class: "group", scope: "colgroup", colspan: number, title: family }, family))),
    element("tr", {},
      element("th", { class: "name", scope: "col" }, "Operation"),
      ...columns.map((target) => {
        const [name, family, summary] = data.targets[target];
        return element("th", { class: "target" + wide, scope: "col", title: `${name}: ${summary || family}` },
          element("span", {}, name));
      })));
  }

  /** Returns the families of columns, each with the number of its columns that are side by side. */
  function groupsOf(columns) {
    const groups = [];
    for (const target of columns) {
      const family = familyOf(target);
      if (groups.length && groups[groups.length - 1][0] === family) groups[groups.length - 1][1] += 1;
      else groups.push([family, 1]);
    }
    return groups;
  }

  function makeRow(operation, columns) {
    const isOpen = operation.name === state.op;
    const wide = columns.length <= WIDE_COLUMNS ? " wide" : "";
    const button = element("button", { type: "button", class: "op", "aria-expanded": String(isOpen) },
      operation.name);
    button.addEventListener("click", () => toggle(operation.name));
    return element("tr", { class: "row", "data-op": operation.name },
      element("th", { class: "name", scope: "row" }, button),
      ...columns.map((target) => {
        const letter = letterOf(operation.dialect, operation.row, target);
        const name = data.targets[target][0];
        return element("td", { class: letter + wide, title: `${operation.name} on ${name}: ${WORDS[letter]}` },
          wide ? `${SIGNS[letter]} ${WORDS[letter]}` : SIGNS[letter]);
      }));
  }

  function show() {
    const [some, elsewhere] = filtered();
    const columns = columnsFor(some);
    const rows = state.cell
      ? some.filter((operation) => columns.some((target) =>
          letterOf(operation.dialect, operation.row, target) === state.cell))
      : some;
    // An operation that a link names is there whatever the filters say.
    const opened = operationOf.get(state.op);
    if (opened && !rows.includes(opened)) rows.unshift(opened);
    showHead(columns);
    const position = rows.indexOf(opened);
    if (position >= shown) shown = position + CHUNK;
    body.replaceChildren(...rows.slice(0, shown).flatMap((operation) => operation === opened
      ? [makeRow(operation, columns), makeDetails(operation, columns)] : [makeRow(operation, columns)]));
    const rest = rows.length - shown;
    byId("more").hidden = rest <= 0;
    if (rest > 0) byId("more").textContent = `Show ${Math.min(rest, CHUNK)} of ${rest} more`;
    byId("count").textContent = `${count(rows, "operation")}, ${count(columns, "target")}`;
    byId("elsewhere").hidden = !elsewhere.length;
    byId("elsewhere").replaceChildren("Also in", ...elsewhere.flatMap(([name, number]) =>
      [" ", element("button", { type: "button", "data-dialect": name }, `${name} (${number})`)]));
    showTypes(opened);
    document.title = opened ? `${opened.name}: can I use it?` : "Can I use this op?";
  }

  // One operation.

  function chip(letter, text) {
    return element("span", { class: `chip ${letter}` }, `${SIGNS[letter]} ${text || WORDS[letter]}`);
  }

  /** Returns what the shown targets say of a clause: of one target a word, of several those that lack it. */
  function makeOutcome(dialect, clause, columns) {
    const letters = columns.map((target) => letterOf(dialect, dialect.clauses[clause][1], target));
    if (columns.length === 1) return letters[0] === "-" ? "" : element("span", {}, " ", chip(letters[0]));
    const named = (letter, word) => {
      const names = columns.filter((_, index) => letters[index] === letter).map((target) => data.targets[target][0]);
      if (!names.length) return "";
      const all = names.length === letters.filter((each) => each !== "-").length;
      return element("span", { class: "lacking" },
        all ? `${word} all of the targets shown` : `${word} ${names.join(", ")}`);
    };
    return element("span", {}, named("n", "lacking on"), named("o", "optional on"), named("c", "left open by"));
  }

  function makeClause(dialect, clause, columns) {
    return element("span", {}, element("code", {}, dialect.clauses[clause][0]), makeOutcome(dialect, clause, columns));
  }

  function makeCondition(dialect, number, columns) {
    const [sort, when, rule, unknown, clauses] = dialect.conditions[number];
    const item = element("li", {}, element("span", { class: "when" }, when));
    if (rule) item.append(" ", element("span", { class: "rule" }, `by ${rule}`));
    if (sort === "held")
      item.append(element("div", {}, "needs what its types and attributes need: ",
        element("a", { href: fragmentOf({ ...state, op: state.op }) + "#types", "data-types": "" },
          `types and attributes of ${dialect.name}`)));
    if (sort === "unknown") item.append(element("div", {}, chip("u"), " ", unknown));
    if (sort === "computed") item.append(element("div", {}, "needs what its value states"));
    if (sort === "named") item.append(element("div", {}, "needs what the named thing needs; 'check FILE' shows it"));
    for (const clause of clauses) item.append(element("div", {}, "needs ", makeClause(dialect, clause, columns)));
    return item;
  }

  /** The targets by what they say of the operation. */
  function makeSummary(operation, columns) {
    const list = element("dl", { class: "summary" });
    for (const letter of LETTERS) {
      const names = columns.filter((target) => letterOf(operation.dialect, operation.row, target) === letter)
        .map((target) => data.targets[target][0]);
      if (names.length) list.append(element("dt", {}, chip(letter)), element("dd", {}, names.join(", ")));
    }
    return list;
  }

  function makeDetails(operation, columns) {
    const { dialect, name } = operation;
    const always = [
      ...operation.clauses.map((clause) => element("li", {}, makeClause(dialect, clause, columns))),
      ...operation.unknown.map((why) => element("li", {}, chip("u"), " ", why)),
    ];
    if (operation.unlisted)
      always.push(element("li", {}, chip("u"), " and requirements that are written by hand in C++, which are not listed"));
    const target = columns.length === 1 ? ` -t ${quoted(data.targets[columns[0]][0])}` : "";
    const link = fragmentOf({ op: name, family: state.family, target: state.target });
    const inner = element("div", { class: "inner" },
      element("h2", {}, element("a", { href: link, class: "op" }, name)),
      makeSummary(operation, columns),
      element("h3", {}, "It always needs"),
      element("ul", {}, ...(always.length ? always : [element("li", {}, "nothing")])));
    if (operation.conditions.length)
      inner.append(element("h3", {}, "On condition"),
        element("ul", {}, ...operation.conditions.map((number) => makeCondition(dialect, number, columns))));
    if (operation.becomes.length)
      inner.append(element("h3", {}, "What the default pipelines make of it"),
        element("ul", {}, ...operation.becomes.map((text) => element("li", {}, text))));
    inner.append(element("h3", {}, "On the command line"),
      element("pre", {}, element("code", {}, `${data.command} ${quoted(name)}${target}`)));
    return element("tr", { class: "details" }, element("td", { colspan: columns.length + 1 }, inner));
  }

  /** What types and attributes need, below the table where the open operation holds any. */
  function showTypes(opened) {
    const section = byId("types");
    const holds = opened && opened.conditions.some((number) => opened.dialect.conditions[number][0] === "held");
    section.hidden = !holds;
    if (!holds) return section.replaceChildren();
    const { dialect } = opened;
    const columns = columnsFor([opened]);
    section.replaceChildren(element("h2", {}, `Types and attributes in operations of ${dialect.name}`),
      ...dialect.types.map(([name, clauses, conditions]) => element("details", {},
        element("summary", {}, element("code", {}, name)),
        element("div", { class: "details" }, element("ul", {},
          ...clauses.map((clause) => element("li", {}, makeClause(dialect, clause, columns))),
          ...conditions.map((number) => makeCondition(dialect, number, columns)))))));
  }

  // What is done.

  /** Changes the state. What is typed replaces the entry in the browser's history, and isn't one each time. */
  function go(change, replaces) {
    Object.assign(state, change);
    const fragment = fragmentOf(state);
    if (fragment !== (location.hash || "#"))
      history[replaces ? "replaceState" : "pushState"](null, "", fragment);
    show();
  }

  function toggle(name) {
    const isOpen = state.op === name;
    go({ op: isOpen ? "" : name });
    focusOn(name);
  }

  function focusOn(name) {
    const row = [...body.rows].find((each) => each.dataset.op === name);
    if (row) row.querySelector("button").focus();
  }

  function move(step) {
    const buttons = [...body.querySelectorAll("tr.row button")];
    const next = buttons[Math.max(0, buttons.indexOf(document.activeElement) + step)];
    if (next) next.focus();
  }

  function fill() {
    const options = (all) => all.map(([value, text]) => element("option", { value }, text));
    field.dialect.replaceChildren(...options(data.dialects.length === 1 ? [["", START]]
      : [["", `${START} first`], [ALL, "all"], ...data.dialects.map(({ name }) => [name, name])]));
    field.family.replaceChildren(...options([["", data.asked ? "all that were asked for" : "the usual"], ...families.map((name) => [name, name])]));
    field.cell.replaceChildren(...options([["", "every cell"], ...LETTERS.map((letter) =>
      [letter, `some ${WORDS[letter]}`])]));
    byId("targets").replaceChildren(...data.targets.map(([name]) => element("option", { value: name })));
    const needs = new Set(data.dialects.flatMap(({ clauses }) =>
      clauses.flatMap(([text]) => text.split(" or ").map((each) => each.split(" ").pop()))));
    byId("needs").replaceChildren(...[...needs].sort().map((value) => element("option", { value })));
    // Examples of what can be searched for, from the data.
    const named = data.dialects.filter(({ ops }) => ops.length).slice(0, 2);
    field.q.placeholder = named.map(({ ops }) => ops[0][0]).join(", ") + " ...";
    field.need.placeholder = [...needs].slice(0, 2).join(", ") + " ...";
    byId("legend").replaceChildren(...LETTERS.map((letter) => {
      const made = chip(letter);
      made.title = MEANINGS[letter];
      return made;
    }));
  }

  byId("filters").addEventListener("input", () => {
    shown = CHUNK;
    go(Object.fromEntries(FIELDS.map((name) => [name, field[name].value.trim()])), true);
  });
  byId("filters").addEventListener("submit", (event) => event.preventDefault());
  byId("filters").addEventListener("reset", (event) => {
    event.preventDefault();
    for (const name of FIELDS) field[name].value = "";
    shown = CHUNK;
    go(Object.fromEntries(Object.keys(state).map((name) => [name, ""])));
  });
  byId("more").addEventListener("click", () => { shown += CHUNK; show(); });
  byId("elsewhere").addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    field.dialect.value = button.dataset.dialect;
    field.dialect.dispatchEvent(new Event("input", { bubbles: true }));
    field.q.focus();
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest("a[data-types]")) return;
    event.preventDefault();
    byId("types").scrollIntoView();
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = /^(INPUT|SELECT)$/.test(document.activeElement.tagName);
    if (event.key === "Escape" && document.activeElement === field.q) {
      field.q.value = "";
      go({ q: "" });
    } else if (event.key === "/" && !isTyping) {
      event.preventDefault();
      field.q.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (isTyping && document.activeElement !== field.q) return;
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    }
  });
  // Printed, the table is whole.
  window.addEventListener("beforeprint", () => { shown = Infinity; show(); });
  window.addEventListener("popstate", () => { readFragment(); show(); });
  window.addEventListener("hashchange", () => { readFragment(); show(); });

  fill();
  readFragment();
  show();
  if (state.op) focusOn(state.op);
})();
