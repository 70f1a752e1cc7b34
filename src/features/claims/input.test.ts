import { expect, it } from "vitest";
import { readForm } from "#platform/http/forms/read-form.server.ts";
import { claimSchema } from "./input.ts";
import { lacksField } from "./missing-fields.ts";

const id = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";
const read = (change: Record<string, string> = {}) => {
  const form = new FormData();
  const fields = { business_id: id, owner_name: "Imani Reyes", proof: id, ...change };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readForm(claimSchema, form);
};

it("parses a claim", () => {
  const claim = { businessId: id, ownerName: "Imani Reyes", proofId: id };
  expect(read()).toEqual({ ok: true, value: claim });
  expect(read({ business_id: id.toUpperCase(), owner_name: " Imani \u200b Reyes\n" })).toMatchObject({
    value: claim,
  });
});

it.each([
  ["CLAIM-11", "business_id", "", "Choose the business first."],
  ["CLAIM-11", "business_id", "7", "Choose the business first."],
  ["CLAIM-12", "owner_name", " \u200b ", "Enter your name."],
  ["CLAIM-13", "proof", "", "Select a proof file."],
  ["CLAIM-13", "proof", "../../etc/passwd", "Select a proof file."],
])("[%s] refuses a claim whose %s is %j", (_line, field, value, words) => {
  const refused = read({ [field]: value });
  expect(refused).toEqual({ ok: false, errors: { [field]: words }, isMalformed: false });
  expect(lacksField({ [field]: words })).toBe(true);
});

it("distinguishes an invalid name from a missing one", () => {
  const refused = read({ owner_name: "x".repeat(201) });
  expect(refused).toMatchObject({ ok: false, errors: { owner_name: "Use at most 200 characters." } });
  expect(lacksField({ owner_name: "Use at most 200 characters." })).toBe(false);
});
