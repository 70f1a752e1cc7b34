import { beforeAll, describe, expect, it } from "vitest";
import { type BuiltApp, openBuiltApp } from "#testing/built-app.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { setUpServices } from "#testing/services.ts";
import { legalPages } from "./legal-text.ts";
import { retention } from "./retention-tables.tsx";

const { services } = setUpServices();
let app: BuiltApp;
const words: Record<string, string> = {};

beforeAll(async () => {
  app = await openBuiltApp(services);
  for (const { path } of legalPages) words[path] = await readWords(path);
});

async function readWords(path: string) {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  return html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");
}

describe("the legal pages", () => {
  it.each([
    ["[LEGAL-01] [LEGAL-04]", "/privacy-policy", "Privacy Policy"],
    ["[LEGAL-02] [LEGAL-06]", "/terms-of-service", "Terms of Service"],
    ["[LEGAL-03] [LEGAL-09]", "/community-guidelines", "Community Guidelines"],
  ])("%s %s is public, the same for everyone, and titled %s", async (_ids, path, title) => {
    const response = await app.request(path);
    const html = await response.text();
    expect(html).toContain(`<title>${title} · Ujamaa</title>`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<link rel="canonical" href="http://localhost${path}"/>`);
    expect(response.headers.has("set-cookie")).toBe(false);
    const sitemap = await (await app.request("/sitemaps/pages.xml")).text();
    expect(sitemap).toContain(`<loc>http://localhost${path}</loc>`);
  });

  it.each([
    ["[LEGAL-05]", "/privacy-policy"],
    ["[LEGAL-07]", "/terms-of-service"],
  ])("%s %s is effective October 20, 2025, and says when it last changed", (_id, path) => {
    expect(words[path]).toMatch(/Effective October 20, 2025 Last changed \w+ \d+, 20\d\d /);
  });

  it("[LEGAL-08] requires 18 years or the consent of a parent", () => {
    expect(words["/terms-of-service"]).toContain("You must be 18 or older, or have parental consent.");
  });

  it.each([
    ["[LEGAL-10]", "Respect"],
    ["[LEGAL-11]", "Honesty"],
    ["[LEGAL-12]", "Positivity"],
    ["[LEGAL-13]", "Privacy"],
    ["[LEGAL-14]", "Zero tolerance"],
  ])("%s has %s among its guidelines", async (_id, rule) => {
    const html = await (await app.request("/community-guidelines")).text();
    expect(html).toContain(`<h2>${rule}</h2>`);
  });

  it("[LEGAL-15] removes and bans for hate speech, harassment or discrimination", () => {
    expect(words["/community-guidelines"]).toContain(
      "Hate speech, harassment or discrimination lead to removal and banning.",
    );
  });

  it("[LEGAL-16] loads no data: only the shell checks which switches are on", async () => {
    const requested = await recordStatements(async () => {
      for (const { path } of legalPages) await app.request(`${path}?fresh`);
    });
    expect(requested.filter((statement) => !/launch_switches/.test(statement))).toEqual([]);
    for (const { path } of legalPages) {
      const module = await import(`./${path.slice(1)}.tsx`);
      expect(Object.keys(module).sort()).toEqual(["default", "meta"]);
    }
  });

  it("[OPEN-150] [LEGAL-04] shows the whole retention table", () => {
    for (const { part, what, why, keptFor, after } of retention) {
      expect(words["/privacy-policy"]).toContain(part);
      expect(words["/privacy-policy"]).toContain(
        `${what} ${why} ${after === null ? keptFor : `${keptFor} after ${after}`}`,
      );
    }
  });
});
