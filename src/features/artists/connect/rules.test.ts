import { describe, expect, it } from "vitest";
import { hasAddress, maxUnanswered, refuseMessage } from "./rules.ts";

describe("an address in a text", () => {
  it.each([
    ["See https://evil.example/x", true],
    ["See HTTP://evil.example", true],
    ["www.evil.example", true],
    ["evil-shop.com has it", true],
    ["Write to renee@okafor.example", true],
    ["Our hall seats ninety. We have a little money and a lot of pie.", false],
    ["On March 3.Then we talk", false],
    ["Meet @ noon?", false],
    ["Art, music and 2.5 hours of dance", false],
  ])("%s: %s", (text, expected) => {
    expect(hasAddress(text)).toBe(expected);
  });
});

describe("a message of a member", () => {
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
