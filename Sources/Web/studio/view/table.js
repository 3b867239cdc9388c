// Tables of readouts.

import { h, setText } from "../../parts/dom.js";

/** A row: the cells after the first, which is its name, are data. */
const row = ([name, ...cells]) => h("tr", {}, h("th", { scope: "row" }, name), ...cells.map((cell) => h("td", {}, cell)));

/** Fills a table; an empty name of a column heads the names of the rows. A table of the same size and names gets new texts only. */
export const fill = (table, names, rows) => {
  const cells = table.querySelectorAll("tbody :is(th, td)");
  const texts = rows.flat();
  const head = names.flat().map((name) => name.textContent ?? name).join();
  const isSame = texts.every((text) => typeof text === "string") && cells.length === texts.length && table.dataset.head === head;
  if (isSame) return texts.forEach((text, index) => setText(cells[index], text));
  table.dataset.head = head;
  table.style.setProperty("--columns", String(names.length - 1));
  table.replaceChildren(
    h("thead", {}, h("tr", {}, ...names.map((name) => (name ? h("th", { scope: "col" }, name) : h("td"))))), h("tbody", {}, ...rows.map(row)));
};
