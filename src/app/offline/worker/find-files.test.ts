import { expect, it } from "vitest";
import { offlineKindOf, pagePathOf } from "../offline-pages.ts";
import { findFiles, findStyleFiles, titleOf } from "./find-files.ts";

it("finds scripts, style sheets, fonts, cloths and pictures of a page, each once", () => {
  const html = `
    <link rel="deferred-modulepreload" href="/assets/shell-A1b2.js"><link rel="stylesheet" href="/assets/app-D2.css">
    <link rel="preload" href="/assets/sans-x.woff2"><img class="cloth" src="/cloth/green/1x1/a.svg?way=1&amp;family=kente">
    <img alt="" src="/files/porch.jpg"><img src="/card.png"><a href="/files/not-shown.pdf">x</a>
    <script type="deferred-module">import "/assets/shell-A1b2.js"; import("/assets/manifest-9.js")</script>`;
  expect(findFiles(html)).toEqual([
    "/assets/shell-A1b2.js",
    "/assets/app-D2.css",
    "/assets/sans-x.woff2",
    "/assets/manifest-9.js",
    "/cloth/green/1x1/a.svg?way=1&family=kente",
    "/files/porch.jpg",
  ]);
});

it("finds the fonts and bands of a style sheet", () => {
  const css = "a{src:url(/assets/sans-1.woff2)format('woff2')}b{background:url(/assets/clay-2.svg)}";
  expect(findStyleFiles(css)).toEqual(["/assets/sans-1.woff2", "/assets/clay-2.svg"]);
});

it("returns the title of a page without the site's name", () => {
  expect(titleOf("<title>Savannah, slowly: a guide · Ujamaa</title>")).toBe("Savannah, slowly: a guide");
});

const id = "019b76da-abe8-7c99-9684-0c235a4fc103";
it.each([
  [`/travel-guides/${id}`, "public"],
  ["/trip", "public"],
  [`/trips/${id}`, "personal"],
  ["/trips/shared/aB3_x-9", "personal"],
  ["/trips", null],
  ["/trips/add", null],
  ["/travel-guides", null],
  [`/travel-guides/${id}/calendar`, null],
  ["/account", null],
  ["/", null],
])("%s is cached as %s", (path, kind) => {
  expect(offlineKindOf(path)).toBe(kind);
  expect(offlineKindOf(pagePathOf(`${path}.data`))).toBe(kind);
});
