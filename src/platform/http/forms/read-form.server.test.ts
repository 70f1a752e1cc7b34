import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readForm, readTyped } from "./read-form.server.ts";

function formOf(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("a submitted form", () => {
  const schema = z.object({
    name: z.string().trim().min(1, "Enter a name."),
    stars: z.int("Choose.").max(5, "Too many."),
    guests: z.int().optional(),
    isPublic: z.boolean(),
    password: z.string().meta({ writeOnly: true }),
    id: z.string().min(1, "No id.").meta({ hidden: true }),
  });
  const sent = { name: " Ama ", stars: "4", isPublic: "on", password: "kola", id: "7" };

  it("becomes the values of its schema", () => {
    const value = { name: "Ama", stars: 4, isPublic: true, password: "kola", id: "7" };
    expect(readForm(schema, formOf(sent))).toEqual({ ok: true, value });
    expect(readForm(schema, formOf({ ...sent, guests: "2" }))).toMatchObject({ value: { guests: 2 } });
  });

  it("has one message per invalid field, in the order of the schema", () => {
    const answer = readForm(schema, formOf({ ...sent, stars: "x", name: new File(["x"], "x.txt") }));
    expect(answer).toEqual({
      ok: false,
      errors: { name: "Enter a name.", stars: "Choose." },
      isMalformed: false,
    });
  });

  it("can be invalid as a whole", () => {
    const either = z
      .object({ phone: z.string(), email: z.string() })
      .refine(() => false, "Give one of them.");
    expect(readForm(either, formOf({}))).toMatchObject({ ok: false, errors: { "": "Give one of them." } });
  });

  it("is malformed when hidden fields are invalid", () => {
    expect(readForm(schema, formOf({ ...sent, id: "" }))).toMatchObject({ ok: false, isMalformed: true });
  });

  it("is shown again as typed, without secrets", () => {
    expect(readTyped(schema, formOf({ ...sent, stars: "x" }))).toEqual({
      name: " Ama ",
      stars: "x",
      guests: "",
      isPublic: "on",
    });
  });
});
