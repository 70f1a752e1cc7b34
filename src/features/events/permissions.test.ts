import { describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canChangeEvent, canSaveEvents, canSubmitEvent } from "./permissions.ts";

describe("permissions", () => {
  it("people with an account save events for themselves", () => {
    expect(canSaveEvents(aMember("1"))).toBe(true);
    expect(canSaveEvents(anAdmin("2"))).toBe(true);
    expect(canSaveEvents(aVisitor())).toBe(false);
    expect(canSaveEvents(operator)).toBe(false);
  });

  it("people with an account submit events", () => {
    expect(canSubmitEvent(aMember("1"))).toBe(true);
    expect(canSubmitEvent(anAdmin("2"))).toBe(true);
    expect(canSubmitEvent(aVisitor())).toBe(false);
    expect(canSubmitEvent(operator)).toBe(false);
  });

  it("only the submitter changes an event", () => {
    const event = { submitted_by: "1" };
    expect(canChangeEvent(aMember("1"), event)).toBe(true);
    for (const actor of [aMember("2"), anAdmin("2"), aVisitor(), operator])
      expect(canChangeEvent(actor, event)).toBe(false);
    expect(canChangeEvent(aMember("1"), { submitted_by: null })).toBe(false);
    expect(canChangeEvent(aMember("1"), undefined)).toBe(false);
  });
});
