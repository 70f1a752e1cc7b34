import { expect, it } from "vitest";
import { readForm } from "#platform/http/form/read-form.server.ts";
import { approvalSchema, rejectionSchema } from "./input.ts";

const id = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";
const read = (
  schema: typeof approvalSchema | typeof rejectionSchema,
  fields: Record<string, string> = {},
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: "review", id, ...fields })) form.set(name, value);
  return readForm(schema, form);
};

it("approves without a reason", () => {
  expect(read(approvalSchema)).toMatchObject({ ok: true, value: { isApproved: true, note: null } });
});

it.each([{}, { reason: "because" }, { reason: "other", note: "  " }])(
  "requires a reason for a rejection: %o",
  (fields) => {
    const errors = { reason: "Choose a reason. For something else, say what." };
    expect(read(rejectionSchema, fields)).toEqual({ ok: false, errors, isMalformed: false });
  },
);

it.each([{ kind: "event" }, { id: "7" }])("reports %o as malformed", (fields) => {
  for (const schema of [approvalSchema, rejectionSchema])
    expect(read(schema, fields)).toMatchObject({ ok: false, isMalformed: true });
});

it("rejects with a reason, or with a note if none fits", () => {
  expect(read(rejectionSchema, { reason: "hate" })).toMatchObject({ value: { reason: "hate", note: null } });
  expect(read(rejectionSchema, { reason: "other", note: "A copied menu" })).toMatchObject({
    value: { reason: "other", note: "A copied menu" },
  });
});
