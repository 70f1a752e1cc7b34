import { expect, it } from "vitest";
import { findRootHas } from "./find-root-has.ts";

const find = (css: string) => findRootHas("a.css", css);

it.each([
  ["html:has(dialog:modal) { overflow: hidden }", "html:has"],
  ["body:has(.full-map) > main { min-height: 0 }", "body:has"],
  ["header:has(.menu:popover-open) .opens { display: none }", "header:has"],
  [":root:has(.dock) { --dock: 5rem }", ":root:has"],
  ["*:has(> .a) { color: red }", ":has"],
  [":has(> .a) { color: red }", ":has"],
  [":is(html, .page):has(.a) { color: red }", ":is:has"],
  ["body { &:has(.a) .b { color: red } }", "body:has"],
  ["@media (width >= 60rem) { @layer base { body { color: red; &:has(.a) { color: blue } } } }", "body:has"],
])("rejects %s", (css, selector) => {
  expect(find(css)).toEqual([selector]);
});

it.each([
  ".card:has(.card-name :focus-visible) { outline: 1px solid }",
  "label:has(input) { cursor: pointer }",
  "html[data-modal] body { overflow: hidden }",
  "body .list:has(> .row) { margin: 0 }",
  "header .opens:has(+ .menu) { display: none }",
])("accepts %s", (css) => {
  expect(find(css)).toEqual([]);
});
