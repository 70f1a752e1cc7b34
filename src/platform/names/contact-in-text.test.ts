import { expect, it } from "vitest";
import { hasAddress, hasPhoneNumber } from "./contact-in-text.ts";

it.each([
  ["See https://evil.example/x", true],
  ["See HTTP://evil.example", true],
  ["www.evil.example", true],
  ["evil-shop.com has it", true],
  ["Win $500 at evil-prize.com", true],
  ["Write to renee@okafor.example", true],
  ["Our hall seats ninety. We have a little money and a lot of pie.", false],
  ["On March 3.Then we talk", false],
  ["Meet @ noon?", false],
  ["Art, music and 2.5 hours of dance", false],
  ["mary.jane", false],
  ["will.i.am", false],
  ["J.R. Smith", false],
])("hasAddress: %s: %s", (text, expected) => {
  expect(hasAddress(text)).toBe(expected);
});

it.each([
  ["Your account is locked, call +1 555 0100", true],
  ["(404) 555-0100", true],
  ["Call 5 5 5 0 1 0 0", true],
  ["٥٥٥٠١٠٠", true],
  ["Ama 1990", false],
  ["Studio 54, since 1977", false],
  ["2 Chainz and 3 others", false],
])("hasPhoneNumber: %s: %s", (text, expected) => {
  expect(hasPhoneNumber(text)).toBe(expected);
});
