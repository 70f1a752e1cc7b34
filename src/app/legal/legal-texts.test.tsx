import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { voterCookieName } from "#features/artists/votes/voter.server.ts";
import { rememberDevice } from "#platform/auth/device-cookie.server.ts";
import { challengeCookieName, sessionCookieName } from "#platform/auth/session-cookie.ts";
import { waitingOrderCookie } from "#platform/decisions/queue/waiting-order.server.ts";
import { SiteContext } from "#platform/http/meta/site-context.ts";
import { flashCookieName } from "#platform/http/response/flash.server.ts";
import { testSite } from "#testing/test-site.ts";
import { cacheNames } from "../offline/offline-pages.ts";
import { cookies, storedInBrowser } from "./browser-storage.ts";
import { guidelinesText } from "./guidelines-text.tsx";
import { LegalPage } from "./legal-page.tsx";
import { type LegalText, legalPages } from "./legal-text.ts";
import { privacyText } from "./privacy-text.tsx";
import { termsText } from "./terms-text.tsx";

const texts = [privacyText, termsText, guidelinesText];

/** The text of a page as readers see it, without its list of changes. */
function wordsOf(text: LegalText, site = testSite) {
  const Page = createRoutesStub([{ path: text.path, Component: () => <LegalPage text={text} /> }]);
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <Page initialEntries={[text.path]} />
    </SiteContext>,
  );
  const body = html.slice(html.indexOf("prose-short"), html.indexOf('<section id="changes"'));
  return body
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

describe.each(texts)("$title", (text) => {
  it("has the date of its last change", () => {
    const hash = createHash("sha256").update(wordsOf(text)).digest("hex").slice(0, 12);
    const days = text.versions.map(({ on }) => on);
    expect(days).toEqual([...new Set(days)].sort());
    expect(
      text.versions.at(-1)?.text,
      `The words changed. Add to its versions what changed, today's day and the text "${hash}".`,
    ).toBe(hash);
  });

  it("states its length correctly", () => {
    const minutes = wordsOf(text).split(" ").length / 220;
    expect(Math.abs(text.minutes - minutes)).toBeLessThan(1);
  });

  it("is one of the tabs, and names each section once", () => {
    expect(legalPages).toContainEqual({ path: text.path, title: text.title });
    const ids = text.sections.map(({ id }) => id);
    expect(new Set([...ids, "changes"]).size).toBe(ids.length + 1);
  });
});

it.each([privacyText, termsText])("$title names the site's operator, if set", (text) => {
  const operator = "Savannah Hub LLC, 12 Broughton St, Savannah, GA 31401";
  expect(wordsOf(text, { ...testSite, operator })).toContain(`This site is run by ${operator}.`);
  expect(wordsOf(text)).not.toContain("This site is run by");
});

describe("what the privacy policy says about browsers", () => {
  const env = { APP_ORIGIN: "http://localhost", AUTH_SECRET: "x" };

  it("lists every cookie", () => {
    const device = rememberDevice(env, new Headers(), "ama@example.org").split("=")[0];
    const session = sessionCookieName(env.APP_ORIGIN).replace(/^session-.*/, "session-…");
    const named = [
      session,
      device,
      challengeCookieName(env.APP_ORIGIN),
      flashCookieName(env.APP_ORIGIN),
      voterCookieName(env.APP_ORIGIN),
      waitingOrderCookie,
    ];
    expect(cookies.map(({ name }) => name)).toEqual(named);
    // Every file that sets one. Another needs a line in the policy.
    expect(filesWith(/Max-Age=|setCookie\(|createCookie/)).toEqual([
      "features/artists/votes/voter.server.ts",
      "platform/auth/device-cookie.server.ts",
      "platform/decisions/queue/waiting-order.server.ts",
      "platform/http/response/flash.server.ts",
    ]);
  });

  it("lists everything that scripts store", () => {
    const files = filesWith(/(local|session)Storage|indexedDB|document\.cookie/);
    const source = files
      .map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"))
      .join();
    expect(files).toEqual([
      "features/artists/votes/upvote-note.ts",
      "features/events/submit/draft.ts",
      "features/store/cart/cart-storage.ts",
      "features/store/cart/checkout-attempt.ts",
      "features/store/exports/set-aside-cart.ts",
      "features/trips/left-conflicts.ts",
      "features/trips/visitor/trip-storage.ts",
      "ui/shortcut-setting.ts",
      "ui/theme.ts",
    ]);
    const cart = readFileSync(new URL("../../features/store/cart/cart-store.ts", import.meta.url), "utf8");
    const keys = [...`${source}${cart}`.matchAll(/const \w*[kK]ey = "([^"]+)"/g)].map(([, key]) => key);
    expect(filesWith(/\bcaches\.(open|match)/).every((file) => file.startsWith("app/offline/"))).toBe(true);
    const stored = [...keys, ...Object.values(cacheNames)];
    expect(storedInBrowser.map(({ name }) => name).sort()).toEqual(stored.sort());
  });
});

function filesWith(pattern: RegExp) {
  const root = new URL("../../", import.meta.url);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/test|^testing\/|legal\//.test(file))
    .filter((file) => pattern.test(readFileSync(new URL(file, root), "utf8")))
    .sort();
}
