import { describe, expect, it } from "vitest";
import { maxUnanswered, refuseMessage } from "./rules.ts";

describe("a member's message", () => {
  const target = { takesMessages: true, isBlocked: false, isAnswered: false, unanswered: 0 };

  it.each([
    ["goes to an artist who takes messages", {}, "Hello", null],
    ["waits for an answer after three", { unanswered: maxUnanswered }, "Hello", "wait"],
    ["may be the third", { unanswered: maxUnanswered - 1 }, "Hello", null],
    ["has no address before the artist has answered", {}, "See www.evil.example", "has-address"],
    ["may have one afterwards", { isAnswered: true }, "See www.hall.example", null],
    ["does not reach an artist who takes none", { takesMessages: false }, "Hello", "closed"],
    ["does not reach an artist who has blocked the member", { isBlocked: true }, "Hello", "closed"],
  ])("%s", (_what, changes, text, expected) => {
    expect(refuseMessage({ ...target, ...changes }, text)).toBe(expected);
  });
});
