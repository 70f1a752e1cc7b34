import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { websiteLink } from "#platform/http/request/website-link.ts";
import { type Network, socialLink } from "../exports/social-link.ts";
import { linkLabel, phoneLink, pictureLink } from "./links.ts";

const networks: Network[] = ["instagram", "twitter", "facebook", "tiktok", "youtube", "linkedin"];

describe("socialLink", () => {
  it.each([
    ["[LINK-01] an empty value", "", null],
    ["[LINK-01] spaces", "   ", null],
    ["[LINK-01] no value", null, null],
    ["[LINK-02] n/a", "n/a", null],
    ["[LINK-02] N/A", "N/A", null],
    ["[LINK-02] n/a with spaces", " n/a ", null],
    ["[LINK-03] an http URL", "http://social.example/me", "http://social.example/me"],
    ["[LINK-03] an https URL", "https://social.example/Me?a=1#b", "https://social.example/Me?a=1#b"],
    ["[LINK-03] a URL in capitals", "HTTPS://social.example/me", "HTTPS://social.example/me"],
    ["[LINK-04] a .com without scheme", "instagram.com/me", "https://instagram.com/me"],
    ["[LINK-04] a .com anywhere", "social.com.example/me", "https://social.com.example/me"],
    ["[LINK-05] a handle", "weekend.market", "https://instagram.com/weekend.market"],
    ["[LINK-09] a handle with @", "@weekend.market", "https://instagram.com/weekend.market"],
    ["[LINK-10] n/a is never a handle", "N/a", null],
    ["[LINK-10] http wins over .com", "http://me.com/x", "http://me.com/x"],
    ["[LINK-10] .com wins over the handle", "@me.com", "https://me.com"],
    ["a handle that starts with http", "http_fan", "https://instagram.com/http_fan"],
    ["a handle with spaces", "Weekend Market", "https://instagram.com/Weekend%20Market"],
    ["nothing but @", "@", null],
    ["dots", "..", null],
    ["a script", "javascript:alert(1)", null],
    ["data", "data:text/html,x", null],
  ])("%s: %j", (_case, typed, link) => {
    expect(socialLink("instagram", typed)).toBe(link);
  });

  it.each([
    ["LINK-05", "instagram", "https://instagram.com/name"],
    ["LINK-06", "twitter", "https://twitter.com/name"],
    ["LINK-07", "facebook", "https://facebook.com/name"],
    ["LINK-08", "tiktok", "https://tiktok.com/@name"],
  ] as const)("[%s] [LINK-09] a handle on %s is a path there, with and without @", (_id, network, link) => {
    expect(socialLink(network, "name")).toBe(link);
    expect(socialLink(network, "@name")).toBe(link);
  });
});

describe("websiteLink", () => {
  it.each([
    ["[LINK-11] https as it is", "https://shop.example/a?b=c", "https://shop.example/a?b=c"],
    ["[LINK-11] http as it is", "http://www.shop.example", "http://www.shop.example"],
    ["[LINK-12] no scheme", "shop.example", "https://shop.example"],
    ["[LINK-12] no scheme, with a path", "www.shop.example/menu", "https://www.shop.example/menu"],
    ["[LINK-12] no scheme, with a port", "shop.example:8080/menu", "https://shop.example:8080/menu"],
    ["nothing", null, null],
    ["n/a", "N/A", null],
    ["a word", "soon", null],
    ["a path", "/etc/passwd", null],
    ["a protocol-relative URL", "//evil.example", null],
  ])("%s: %j", (_case, typed, link) => {
    expect(websiteLink(typed)).toBe(link);
  });
});

describe("phoneLink", () => {
  it.each([
    ["[LINK-13] drops parentheses, spaces and dashes", "(404) 555-0100", "tel:4045550100"],
    ["[LINK-13] drops plus and dots", "+1 404.555.0100", "tel:14045550100"],
    ["no number", "n/a", null],
    ["nothing", null, null],
  ])("%s: %j", (_case, typed, link) => {
    expect(phoneLink(typed)).toBe(link);
  });
});

describe("pictureLink", () => {
  it.each([
    ["a path on this site", "/uploads/a.webp", "/uploads/a.webp"],
    ["an https URL", "https://pictures.example/a.jpg", "https://pictures.example/a.jpg"],
    ["no scheme", "pictures.example/a.jpg", "https://pictures.example/a.jpg"],
    ["http", "http://pictures.example/a.jpg", null],
    ["a protocol-relative path", "//evil.example/a.jpg", null],
    ["the same with a backslash", "/\\evil.example/a.jpg", null],
    ["another scheme", "data:image/svg+xml,<svg/>", null],
    ["nothing", null, null],
  ])("%s: %j", (_case, typed, link) => {
    expect(pictureLink(typed)).toBe(link);
  });
});

describe("linkLabel", () => {
  it.each([
    ["https://www.shop.example/", "shop.example"],
    ["http://shop.example:8080/menu/", "shop.example:8080/menu"],
    ["https://shop.example/menu?ref=1#top", "shop.example/menu"],
    ["https://аpple.example", "xn--pple-43d.example"],
  ])("shows %s as %s", (link, label) => {
    expect(linkLabel(link)).toBe(label);
  });
});

/** Prefixes that a browser might read as a scheme, with obfuscation around them. */
const schemes = [
  "javascript:",
  "data:text/html,",
  "vbscript:",
  "file://",
  "blob:",
  "ftp://",
  "mailto:",
  "intent://",
  "about:",
];
const disguises = [
  (scheme: string) => `${scheme}alert(1)`,
  (scheme: string) => `${scheme.toUpperCase()}alert(1)//.com`,
  (scheme: string) => ` \t\n${scheme}alert(1)//shop.example.com`,
  (scheme: string) => `${scheme.slice(0, 4)}\t${scheme.slice(4)}alert(1)`,
  (scheme: string) => `${scheme.slice(0, 4)}\n${scheme.slice(4)}alert(1)/.com`,
  (scheme: string) => `\u0000${scheme}alert(1)`,
  (scheme: string) => `\u202e${scheme}.com`,
  (scheme: string) => `${scheme.replace(":", "&colon;")}alert(1)`,
  (scheme: string) => `${scheme.replace(":", "%3A")}alert(1)//.com`,
  (scheme: string) => `@${scheme}alert(1)`,
  (scheme: string) => `@${scheme}1/.com`,
  (scheme: string) => `http${scheme}alert(1)`,
  (scheme: string) => `https:${scheme}alert(1)//.com`,
  (scheme: string) => `https://good.example@${scheme}alert(1)`,
  (scheme: string) => `//${scheme}//evil.com`,
  (scheme: string) => `/${scheme}.com`,
  (scheme: string) => `\\\\${scheme}.com`,
  (scheme: string) => `"><img src=x onerror=${scheme}alert(1)>.com`,
];
const hostile = [
  ...schemes.flatMap((scheme) => disguises.map((disguise) => disguise(scheme))),
  "https://good.example@evil.example",
  "https://user:secret@evil.example/.com",
  "good.example.com@evil.example",
  "https://good.example\u202e@evil.com",
  "https://go\u200bod.example",
  "https:\\\\evil.com",
  "https:evil.com",
  "../../admin",
  "?next=//evil.com",
  "#.com",
  `https://long.example/${"a".repeat(2048)}`,
];

/** Invariants of every link. */
function expectHarmless(link: string | null) {
  if (link === null) return;
  expect(link).toMatch(/^https?:\/\/[^/]/i);
  // As a browser would resolve it on our page.
  const url = new URL(link, "https://our.example/business/7");
  expect(["http:", "https:"]).toContain(url.protocol);
  expect(url.hostname).not.toBe("our.example");
  expect([url.username, url.password]).toEqual(["", ""]);
}

describe("any typed value", () => {
  it.each(hostile)("%j gives a web URL or no link", (typed) => {
    for (const network of networks) expectHarmless(socialLink(network, typed));
    expectHarmless(websiteLink(typed));
    expect(phoneLink(typed) ?? "tel:0").toMatch(/^tel:\d+$/);
  });

  it.each([
    ["a bidi override", "https://good.example/\u202egpj.exe"],
    ["a zero-width character", "https://go\u200bod.example"],
    ["a line break", "https://good.example/\npath"],
    ["a user name", "https://good.example@evil.example"],
    ["too many characters", `https://long.example/${"a".repeat(2048)}`],
  ])("a URL with %s gives no link", (_case, typed) => {
    expect([socialLink("instagram", typed), websiteLink(typed)]).toEqual([null, null]);
  });

  it("every link has the scheme http, https or tel", () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc
        .tuple(fc.constantFrom(...schemes, "https://", "@"), fc.string({ unit: "grapheme" }))
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom(...networks), (value, network) => {
        expectHarmless(socialLink(network, value));
        expectHarmless(websiteLink(value));
        expect(phoneLink(value) ?? "tel:0").toMatch(/^tel:\d+$/);
      }),
      { numRuns: 1000 },
    );
  });
});
