import { expect, it } from "vitest";
import { findLeaks } from "./find-leaks.ts";

const known = { tables: ["reviews", "review_comments", "outbox"], settings: ["AUTH_SECRET", "DATABASE_URL"] };
const leaksOf = (text: string, name = "assets/home-1a2b.js") => findLeaks(name, text, known);

it.each([
  ["URL of a server", 'a("postgres://db/ujamaa")'],
  ["URL of a server", 'a("smtps://mail")'],
  ["password in a URL", 'a("https://ama:s3cret@example.org")'],
  ["private key", "-----BEGIN RSA PRIVATE KEY-----"],
  ["payment secret", 'a("sk_live_abcdefgh12")'],
  ["server setting", "process.env.STRIPE_KEY"],
  ["server setting", 'e["AUTH_SECRET"]'],
  ["server module", 'a("src/platform/db/client.server.ts")'],
  ["server module", 'import a from"node:fs"'],
  ["schema library", 'a("$ZodError")'],
  ["source map", "//# sourceMappingURL=home.js.map"],
  ["SQL", 'a("select id from reviews")'],
  ["table name", 'a("review_comments")'],
  ["table name", "{outbox:1}"],
])("finds a %s in %j", (what, text) => {
  expect(leaksOf(text).map((leak) => leak.split(":")[0])).toContain(what);
});

it("finds source maps and server modules by file name", () => {
  expect(leaksOf("", "assets/home.js.map")).toEqual(["source map: the file itself"]);
  expect(leaksOf("", "assets/home.js.map.br")).toEqual(["source map: the file itself"]);
  expect(leaksOf("", "assets/client.server-1a2b.js")).toEqual(["server module: the file itself"]);
});

it("does not repeat a secret in its report", () => {
  expect(leaksOf('a("postgres://app:hunter2@db/ujamaa","sk_live_abcdefgh12")').join()).not.toMatch(
    /hunter2|abcdefgh/,
  );
});

it.each([
  'a("/reviews","Reviews","review-comments")',
  "process.env.NODE_ENV",
  'a("https://example.org/@ama:1")',
  'import{a}from"./reviews-1a2b.js"',
  "observer.server=1",
])("accepts %j", (text) => {
  expect(leaksOf(text)).toEqual([]);
});
