import { describe, expect, it } from "vitest";
import { z } from "zod";
import { describeFields } from "./describe-fields.server.ts";
import { changeRows } from "./form-rows.ts";
import { readForm, readTyped } from "./read-form.server.ts";

const schema = z.object({
  name: z.string(),
  links: z.array(z.string().max(10, "Too long.")).max(3, "At most 3."),
});
const lists = [{ name: "links", maxItems: 3 }];
const formOf = (...entries: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const sent = formOf(["name", "Ama"], ["links.0", "a.example"], ["links.1", ""], ["links.2", "c.example"]);

describe("the rows of a list field", () => {
  it("are read in order, up to the first missing one", () => {
    const value = { name: "Ama", links: ["a.example", "", "c.example"] };
    expect(readForm(schema, sent)).toEqual({ ok: true, value });
    expect(readForm(schema, formOf(["links.0", "a"], ["links.2", "c"]))).toMatchObject({
      value: { links: ["a"] },
    });
    expect(readForm(schema, formOf())).toMatchObject({ value: { links: [] } });
  });

  it("have separate messages, and the list has one when it is too long", () => {
    const wrong = formOf(["links.0", "a.example"], ["links.1", "far-too-long.example"]);
    expect(readForm(schema, wrong)).toMatchObject({ ok: false, errors: { "links.1": "Too long." } });
    const many = formOf(...[0, 1, 2, 3].map((n): [string, string] => [`links.${n}`, "a"]));
    expect(readForm(schema, many)).toMatchObject({ ok: false, errors: { links: "At most 3." } });
  });

  it("are shown again as typed", () => {
    const rows = { "links.0": "a.example", "links.1": "", "links.2": "c.example" };
    expect(readTyped(schema, sent)).toEqual({ name: "Ama", ...rows });
  });

  it("have the rules of one row, and may be empty", () => {
    expect(describeFields(schema).links).toEqual({
      attributes: { maxLength: 10 },
      words: { tooLong: "Too long." },
    });
  });
});

describe("a button that changes rows", () => {
  const press = (value: string, form = sent) => {
    const pressed = new FormData();
    for (const [key, text] of form) pressed.append(key, text);
    pressed.append("rows", value);
    const changed = changeRows(pressed, lists);
    return changed && readTyped(schema, changed);
  };

  it("adds an empty row at the end, and keeps the rest", () => {
    const two = formOf(["name", "Ama"], ["links.0", "a.example"], ["links.1", "b.example"]);
    expect(press("links+", two)).toEqual({
      name: "Ama",
      "links.0": "a.example",
      "links.1": "b.example",
      "links.2": "",
    });
  });

  it("adds no more than the maximum", () => {
    expect(press("links+")).toEqual(readTyped(schema, sent));
  });

  it("removes one row, and moves up the ones below", () => {
    expect(press("links-0")).toEqual({ name: "Ama", "links.0": "", "links.1": "c.example" });
    expect(press("links-9")).toEqual(readTyped(schema, sent));
  });

  it.each(["name+", "links", "links*2", "", "__proto__+"])("is ignored with the value “%s”", (value) => {
    expect(press(value)).toBeNull();
  });
});
