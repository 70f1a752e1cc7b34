import { expect, it } from "vitest";
import { completeLink, typedLink } from "./text-fields.ts";

it.each([
  ["example.com", "https://example.com"],
  [" facebook.com/porch.party ", "https://facebook.com/porch.party"],
  ["www.example.co.uk:8080/a?b#c", "https://www.example.co.uk:8080/a?b#c"],
  ["bücher.example", "https://bücher.example"],
])("completes %j", (typed, link) => {
  expect(completeLink(typed)).toBe(link);
});

it.each([
  "",
  "https://example.com",
  "http://example.com",
  "HTTPS://example.com",
  "javascript:alert(1)",
  "mailto:me@example.com",
  "me@example.com",
  "@porch.party",
  "porch party",
  "localhost:3000",
  "/files/x.png",
  "//example.com",
])("leaves %j unchanged", (typed) => {
  expect(completeLink(typed)).toBe(typed);
});

it.each([
  ["example.com", true],
  [" HTTPS://example.com/a b", false],
  ["Https://example.com/a?b", true],
  ["facebook.com/porch.party", true],
  ["me@example.com", false],
  ["javascript:alert(1)", false],
  ["porch party", false],
  ["https://a@porch.example", false],
])("a browser accepts %j as a link: %s", (typed, isLink) => {
  expect(new RegExp(typedLink.source, "v").test(typed)).toBe(isLink);
});
