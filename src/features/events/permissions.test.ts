import { describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { mayChangeEvent, maySaveEvents, maySubmitEvent } from "./permissions.ts";

describe("who may", () => {
  it("save events: everybody with an account, for themselves", () => {
    expect(maySaveEvents(aMember("1"))).toBe(true);
    expect(maySaveEvents(anAdmin("2"))).toBe(true);
    expect(maySaveEvents(aVisitor())).toBe(false);
    expect(maySaveEvents(operator)).toBe(false);
  });

  it("submit events: everybody with an account", () => {
    expect(maySubmitEvent(aMember("1"))).toBe(true);
    expect(maySubmitEvent(anAdmin("2"))).toBe(true);
    expect(maySubmitEvent(aVisitor())).toBe(false);
    expect(maySubmitEvent(operator)).toBe(false);
  });

  it("change an event: whoever sent it, and nobody else", () => {
    const event = { submitted_by: "1" };
    expect(mayChangeEvent(aMember("1"), event)).toBe(true);
    for (const actor of [aMember("2"), anAdmin("2"), aVisitor(), operator])
      expect(mayChangeEvent(actor, event)).toBe(false);
    expect(mayChangeEvent(aMember("1"), { submitted_by: null })).toBe(false);
    expect(mayChangeEvent(aMember("1"), undefined)).toBe(false);
  });
});
