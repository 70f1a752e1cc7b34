import { describe, expect, it } from "vitest";
import { readChecklist } from "./read-checklist.ts";

const markdown = (table: string, ...lines: string[]) =>
  ["# Conformance checklist", "- One line is one statement.", table, "| | Total | 2 |", ...lines].join("\n");

describe("reading the checklist", () => {
  it("finds every line under its area, in order", () => {
    const checklist = readChecklist(
      markdown(
        "| AUTH | Login | 2 |\n| DATA | Fields | 1 |",
        "- [ ] AUTH-01 (UI) `/login` is public. [A §2]",
        "- [x] AUTH-02 (UI) `/register` is public (see OPEN-24). [A §2]",
        "- [ ] DATA-100 (DB) `a.b` exists. [A §3]",
      ),
    );
    expect([...checklist.areas]).toEqual([
      ["AUTH", ["AUTH-01", "AUTH-02"]],
      ["DATA", ["DATA-100"]],
    ]);
    expect([...checklist.lines]).toEqual(["AUTH-01", "AUTH-02", "DATA-100"]);
  });

  it("refuses a file without areas", () => {
    expect(() => readChecklist("# Something else")).toThrow("no table of areas");
  });

  it("refuses an area with fewer lines than its table says", () => {
    const short = markdown("| AUTH | Login | 2 |", "- [ ] AUTH-01 (UI) Public. [A §2]");
    expect(() => readChecklist(short)).toThrow("announces 2 lines in AUTH and has 1");
  });

  it("refuses an id that appears twice", () => {
    const line = "- [ ] AUTH-01 (UI) Public. [A §2]";
    expect(() => readChecklist(markdown("| AUTH | Login | 2 |", line, line))).toThrow("AUTH-01 twice");
  });

  it("refuses a line of an area that is not in the table", () => {
    const stray = markdown("| AUTH | Login | 0 |", "- [ ] CART-01 (UI) Empty. [A §2]");
    expect(() => readChecklist(stray)).toThrow("no area CART");
  });
});
