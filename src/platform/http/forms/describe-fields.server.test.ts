import { describe, expect, it } from "vitest";
import { z } from "zod";
import { describeFields } from "./describe-fields.server.ts";

describe("the constraints of a field", () => {
  const table: [string, z.ZodType, object, object][] = [
    ["text that may be empty", z.string(), {}, {}],
    ["optional text", z.string().min(1, "Say it.").optional(), {}, {}],
    [
      "text that is trimmed first",
      z.string().trim().min(1, "Enter a name.").max(60, "At most 60."),
      { required: true, maxLength: 60 },
      { valueMissing: "Enter a name.", tooLong: "At most 60." },
    ],
    [
      "text with a least length",
      z.string().min(3, "At least 3."),
      { required: true, minLength: 3 },
      { valueMissing: "At least 3.", tooShort: "At least 3." },
    ],
    [
      "an email",
      z.string().min(1, "Enter it.").check(z.email("Not an email.")),
      { required: true, type: "email" },
      { valueMissing: "Enter it.", typeMismatch: "Not an email." },
    ],
    [
      "a website",
      z.url("Not an address."),
      { required: true, type: "url" },
      { valueMissing: "Not an address.", typeMismatch: "Not an address." },
    ],
    [
      "a pattern",
      z.string().regex(/^\d{5}$/, "Five digits."),
      { required: true, pattern: "^\\d{5}$" },
      { valueMissing: "Five digits.", patternMismatch: "Five digits." },
    ],
    [
      "a number within bounds",
      z.int("A number.").min(1, "Too few.").max(9, "Too many."),
      { required: true, type: "number", min: 1, max: 9 },
      { valueMissing: "A number.", rangeUnderflow: "Too few.", rangeOverflow: "Too many." },
    ],
    ["a number that may be left out", z.int().optional(), { type: "number" }, {}],
    ["a choice", z.enum(["a", "b"], "Choose one."), { required: true }, { valueMissing: "Choose one." }],
    ["a box to tick or not", z.boolean(), {}, {}],
    [
      "a box that must be ticked",
      z.literal(true, "Please agree first."),
      { required: true },
      { valueMissing: "Please agree first." },
    ],
    [
      "a password: never cut by the browser",
      z.string().min(1, "Enter it.").max(9).meta({ writeOnly: true }),
      { required: true },
      { valueMissing: "Enter it." },
    ],
  ];
  it.each(table)("%s", (_name, field, attributes, words) => {
    expect(describeFields(z.object({ field }))).toEqual({ field: { attributes, words } });
  });

  it("include rules across fields and before transforms", () => {
    const schema = z
      .object({ name: z.string(), anonymous: z.boolean() })
      .refine(({ name, anonymous }) => anonymous || name !== "", {
        path: ["name"],
        message: "Sign it.",
        when: () => true,
      })
      .transform(({ name }) => name.length);
    expect(describeFields(schema).name).toEqual({
      attributes: { required: true },
      words: { valueMissing: "Sign it." },
    });
  });

  it("are empty for fields that the page fills in", () => {
    expect(describeFields(z.object({ id: z.uuid().meta({ hidden: true }) }))).toEqual({});
  });
});
