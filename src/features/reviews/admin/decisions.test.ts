import { expect, it } from "vitest";
import { readDecision } from "./decisions.ts";

const id = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";
const read = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: "review", id, ...fields })) form.set(name, value);
  return readDecision(form);
};

it("approves without a reason", () => {
  expect(read({ decision: "approve" })).toMatchObject({
    ok: true,
    decision: { isApproved: true, note: null },
  });
});

it.each([
  [{ decision: "reject" }, "reason-missing"],
  [{ decision: "reject", reason: "because" }, "reason-missing"],
  [{ decision: "reject", reason: "other", note: "  " }, "reason-missing"],
  [{ decision: "delete" }, "malformed"],
  [{ decision: "approve", kind: "event" }, "malformed"],
  [{ decision: "approve", id: "7" }, "malformed"],
])("refuses %o as %s", (fields, reason) => {
  expect(read(fields)).toEqual({ ok: false, reason });
});

it("rejects with a reason, in words where none fits", () => {
  expect(read({ decision: "reject", reason: "hate" })).toMatchObject({ decision: { reason: "hate" } });
  expect(read({ decision: "reject", reason: "other", note: "A copied menu" })).toMatchObject({
    decision: { reason: "other", note: "A copied menu" },
  });
});
