import { describe, expect, it } from "vitest";
import { isLink, readGreetedName } from "./rules.ts";

describe("a link", () => {
  it.each([
    "https://okafor.example",
    "HTTP://okafor.example/chairs?in=oak",
    "okafor.example/chairs",
    "@okafor",
    "www.okafor.example",
    "müller.example",
  ])("can be %s", (link) => expect(isLink(link)).toBe(true));

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1).example",
    "data:text/html,x.example",
    "mailto:me@okafor.example",
    "https://",
    "https:okafor.example",
    "okafor",
    "two words.example",
    "https://okafor.example\njavascript:alert(1)",
    "",
  ])("cannot be %j", (link) => expect(isLink(link)).toBe(false));
});

describe("the greeted name", () => {
  it.each([
    ["Renée Okafor", "Renée Okafor"],
    ["  two\n lines ", "two lines"],
    ["x".repeat(61), `${"x".repeat(60)}…`],
    ["👩🏾".repeat(61), `${"👩🏾".repeat(30)}…`],
    ["\u202eeénER", "eénER"],
  ])("[OPEN-147] of %j is %j", (given, shown) => expect(readGreetedName(given)).toBe(shown));

  it.each([null, "", "  ", "\u200b"])("of %j is empty", (given) => expect(readGreetedName(given)).toBeNull());
});
