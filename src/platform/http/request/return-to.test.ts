import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readReturnTo } from "./return-to.ts";

const origins = ["https://ujamaa.example", "http://127.0.0.1:3000"];
const evil = "evil.example";

const schemes = [
  "http:",
  "https:",
  "HTTPS:",
  "ftp:",
  "javascript:",
  "data:",
  "blob:",
  "file:",
  "vbscript:",
  "mailto:",
];
const leads = [
  "",
  "//",
  "///",
  "////",
  "/\\",
  "\\\\",
  "\\/",
  "\\",
  "/\t/",
  "/\n/",
  "/\r/",
  "/\r\n/",
  "/ /",
  " //",
  "\t//",
];
const invisible = [
  "\u0000",
  "\u0001",
  "\u001f",
  "\u007f",
  "\u0085",
  "\u00a0",
  "\u200b",
  "\u200e",
  "\u2028",
  "\u202e",
  "\ufeff",
];

const hostile: unknown[] = [
  ...schemes.flatMap((scheme) => [
    `${scheme}${evil}`,
    `${scheme}//${evil}`,
    `${scheme}/${evil}`,
    ` ${scheme}//${evil}`,
  ]),
  ...leads.flatMap((lead) => [`${lead}${evil}`, `${lead}${evil}/path`, `${lead}user:pass@${evil}`]),
  ...invisible.flatMap((character) => [
    `${character}//${evil}`,
    `/${character}/${evil}`,
    `/${character}\\${evil}`,
  ]),
  `/.//${evil}`,
  `/..//${evil}`,
  `/././/${evil}`,
  `/a/..//${evil}`,
  `/a/b/../..//${evil}`,
  `/%2e//${evil}`,
  `/%2e%2e//${evil}`,
  `/.%2e//${evil}`,
  `/\\\\${evil}`,
  `/\\/${evil}`,
  `/a\\..\\\\${evil}`,
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "@evil.example",
  "?//evil.example",
  "#//evil.example",
  ".evil.example",
  "..//evil.example",
  "evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https://ujamaa.example.evil.example/",
  "https://ujamaa.example@evil.example/",
  "https://ujamaa.example/dashboard",
  "",
  " ",
  "/".repeat(3000),
  `/${"a".repeat(2_048)}`,
  null,
  undefined,
  0,
  {},
  ["/admin"],
  Object("/admin"),
];

describe("readReturnTo", () => {
  it("has at least a hundred hostile values", () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(100);
  });

  it("sends every one of them to the dashboard", () => {
    for (const value of hostile) expect(readReturnTo(value), JSON.stringify(value)).toBe("/dashboard");
  });

  it.each([
    ["/", "/"],
    ["/events/submit", "/events/submit"],
    [
      "/claim-business?business_id=7&business_name=Mama%20Put",
      "/claim-business?business_id=7&business_name=Mama%20Put",
    ],
    ["/admin#claims", "/admin#claims"],
    ["/business/caf\u00e9", "/business/caf%C3%A9"],
    ["/search?next=https://evil.example", "/search?next=https://evil.example"],
  ])("keeps the path %s of this site", (value, path) => {
    expect(readReturnTo(value)).toBe(path);
  });

  it("never redirects to another origin", () => {
    const join = (parts: string[]) => `/${parts.join("")}`;
    const dots = fc.array(fc.constantFrom("/", ".", "..", "%2e", evil)).map(join);
    const signs = fc
      .array(fc.constantFrom("/", "\\", "%2f", "%5c", ":", "@", "?", "#", "\t", "\n", " ", evil))
      .map(join);
    const value = fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), dots, signs);
    fc.assert(
      fc.property(value, fc.constantFrom(...origins), (given, origin) => {
        const path = readReturnTo(given);
        const bases = [origin, `${origin}/login?a=b`];
        return bases.every((base) => new URL(path, base).origin === origin) && readReturnTo(path) === path;
      }),
      { numRuns: 1_000 },
    );
  });
});
