import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeTrip } from "#features/trips/commands/change-trip.server.ts";
import { aNewStop, makeTrip } from "#features/trips/trips-for-tests.ts";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { signedInHeaders, signInCookie } from "#platform/auth/people-for-tests.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { type BuiltApp, openBuiltApp, sameOriginHeaders } from "#testing/built-app.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { eventually } from "#testing/eventually.ts";
import { type MailInbox, startMailInbox } from "#testing/mail-inbox.ts";
import { uniqueLetters } from "#testing/unique-letters.ts";
import { listPages } from "./every-page-for-tests.ts";
import { type RunningWorker, startWorker } from "./worker.ts";

/** An installation with a custom name, contact and operator, which none of our files contain. */
const own = {
  SITE_NAME: "Savannah Hub",
  CONTACT_EMAIL: "help@savannah.example",
  OPERATOR_NAME: "Low Country Hubs LLC",
  OPERATOR_ADDRESS: "12 Broughton St, Savannah, GA 31401",
};
/** The principle behind the name, which every site keeps. */
const exceptions = ["Ujamaa is Swahili for familyhood"];

const site = setUpDemoSite();
let services: typeof site.services;
let app: BuiltApp;
let admin: string;
let closedSwitches: string[];

beforeAll(async () => {
  services = { ...site.services, env: { ...site.services.env, ...own } };
  app = await openBuiltApp(services, { withFiles: true });
  admin = await signInCookie(services, { isAdmin: true });
  const opened = await site.queryDatabase<{ name: string }>(
    "update launch_switches set is_on = true where is_built and not is_on returning name",
  );
  closedSwitches = opened.map(({ name }) => name);
});

afterAll(() =>
  site.queryDatabase("update launch_switches set is_on = false where name = any($1)", [closedSwitches]),
);

/** Where a text contains the default name, with some context. */
function tracesIn(text: string): string[] {
  const rest = exceptions.reduce((left, words) => left.replaceAll(words, ""), text);
  return rest.match(/.{0,60}(?:Ujamaa|hello@ujamaa\.example).{0,20}/g) ?? [];
}

async function read(path: string, headers?: HeadersInit): Promise<string> {
  const response = await app.request(path, headers && { headers });
  return response.text();
}

describe("under another name", () => {
  it("no page shows the default name, to visitors or admins", async () => {
    const { open, closed } = await listPages(read);
    const paths = [...open, ...closed, "/no-such-page", "/styleguide"];
    expect(paths.length).toBeGreaterThan(100);
    const traces = [];
    for (const path of paths) {
      const isOpen = !closed.includes(path);
      const html = await read(path, isOpen ? undefined : { cookie: admin });
      expect(html, path).toContain("Savannah Hub");
      traces.push(...tracesIn(html).map((trace) => [path, trace]));
    }
    expect(traces).toEqual([]);
  });

  it.each(["/", "/privacy-policy", "/business/7", "/no-such-page", "/account/letters", "/admin/launch"])(
    "%s has the new name in its title, its header and its footer",
    async (path) => {
      const html = await read(path, { cookie: admin });
      expect(html).toMatch(/<title>[^<]+ · Savannah Hub<\/title>/);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html.match(/aria-label="Savannah Hub, home"/g)).toHaveLength(2);
      expect(html.replaceAll("<!-- -->", "")).toMatch(/© \d{4} Savannah Hub\./);
    },
  );

  it("error pages have it too, even if no loader has run", async () => {
    const pool = openPool("postgres://nobody@127.0.0.1:9/nothing");
    const resting = await openBuiltApp({ ...services, db: openDatabase(pool), pool });
    const form = { ...sameOriginHeaders, "content-type": "application/x-www-form-urlencoded" };
    const failures: [BuiltApp, string, string, RequestInit][] = [
      [resting, "/", "Resting", { headers: { cookie: admin } }],
      [app, "/privacy-policy", "Something went wrong", { method: "POST", headers: form }],
      [app, "/no-such-page", "Page not found", {}],
    ];
    for (const [failing, path, title, init] of failures) {
      const html = await (await failing.request(path, init)).text();
      expect(html).toContain(`<title>${title} · Savannah Hub</title>`);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(tracesIn(html)).toEqual([]);
    }
  });

  it("legal texts and API docs name the contact and the operator", async () => {
    for (const path of ["/privacy-policy", "/terms-of-service", "/community-guidelines", "/api/v1/docs"])
      expect(await read(path)).toContain('<a class="link" href="mailto:help@savannah.example"');
    for (const path of ["/privacy-policy", "/terms-of-service"])
      expect((await read(path)).replaceAll("<!-- -->", "")).toContain(
        "This site is run by Low Country Hubs LLC, 12 Broughton St, Savannah, GA 31401.",
      );
  });

  it("nor do files for programs, calendars and crawlers", async () => {
    const [event] = await listAddresses("events-1", /^\/event\/[^/]+$/);
    const [guide] = await listAddresses("pages", /^\/travel-guides\/[^/]+$/);
    const expected: Record<string, string> = {
      "/manifest.webmanifest": '"name":"Savannah Hub","short_name":"Savannah Hub"',
      "/.well-known/security.txt": "Contact: mailto:help@savannah.example",
      "/robots.txt": "Sitemap: ",
      "/sitemap.xml": "<sitemapindex",
      "/sitemaps/pages.xml": "<urlset",
      "/api/v1/openapi.json":
        '"title":"Savannah Hub API","version":"1.0.0","description":"The directory as open data',
      "/api/v1/businesses": '"items"',
      "/search/suggestions?q=coffee": "{",
      "/privacy-policy.data": "Savannah Hub",
      "/events/in/savannah-ga.ics": "PRODID:-//Savannah Hub//Events//EN",
      "/events/in/savannah-ga.rss": "by Savannah Hub.",
      [`${event}.ics`]: "Savannah Hub events",
      [`${guide}/calendar?day=1&date=2027-07-04`]: "PRODID:-//Savannah Hub//Guides//EN",
      "/sw.js": "You’re offline",
    };
    for (const [path, words] of Object.entries(expected)) {
      const text = await read(path);
      expect(text, path).toContain(words);
      expect(tracesIn(text), path).toEqual([]);
    }
  });

  it("files of a trip carry it", async () => {
    const { owner, tripId } = await makeTrip(services, { startsOn: "2027-03-19" });
    const [business] = await site.queryDatabase<{ id: string }>(
      "select id from businesses where latitude is not null limit 1",
    );
    const stop = aNewStop({ kind: "business", subjectId: business?.id ?? "", startsAt: "09:00" });
    await changeTrip(services, aMember(owner.id), { tripId, change: { type: "add-stop", stop } });
    const headers = await signedInHeaders(services, owner);
    expect(await read(`/trips/${tripId}/files/trip.ics`, headers)).toContain("PRODID:-//Savannah Hub//Trips");
    expect(await read(`/trips/${tripId}/files/trip.gpx`, headers)).toContain('creator="Savannah Hub"');
  });

  it("the manifest is revalidated within the hour, and only sent when it has changed", async () => {
    const first = await app.request("/manifest.webmanifest");
    expect(first.headers.get("content-type")).toBe("application/manifest+json");
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    const etag = first.headers.get("etag") ?? "";
    const again = await app.request("/manifest.webmanifest", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    const renamed = { ...services, env: { ...services.env, SITE_NAME: "Tom & Nia’s Market" } };
    const other = await (await openBuiltApp(renamed)).request("/manifest.webmanifest");
    expect(other.headers.get("etag")).not.toBe(etag);
    expect(await other.json()).toMatchObject({ name: "Tom & Nia’s Market", start_url: "/" });
  });
});

describe("emails under another name", () => {
  let inbox: MailInbox;
  let worker: RunningWorker;

  beforeAll(async () => {
    inbox = await startMailInbox({ smtpPort: 0, httpPort: 0 });
    worker = await startWorker({ ...services.env, SMTP_URL: inbox.smtpUrl }, { log: services.log });
  });

  afterAll(async () => {
    await worker.stop();
    await inbox.stop();
  });

  it("welcome people to the site", async () => {
    const unique = uniqueLetters();
    const email = `${unique}@example.com`.toLowerCase();
    const account = { username: `Zuri ${unique}`, email, password: "kola-nut-market-day" };
    const sent = await app.request("/api/v1/auth/sign-up", {
      method: "POST",
      headers: { ...sameOriginHeaders, "content-type": "application/json" },
      body: JSON.stringify(account),
    });
    expect(sent.status).toBe(201);
    const [letter] = await eventually(async () => {
      const list = await (await fetch(`${inbox.origin}/api/messages?to=${email}`)).json();
      expect(list).toHaveLength(1);
      return list;
    });
    expect(letter.text).toContain("Welcome to Savannah Hub.");
    expect(tracesIn(JSON.stringify(letter))).toEqual([]);
  });
});

describe("the default name", () => {
  const root = new URL("../../", import.meta.url);

  it("is in no script for browsers, except as a word", () => {
    const files = readdirSync(new URL("build/client/", root), { recursive: true, encoding: "utf8" });
    const scripts = files.filter((file) => /\.(js|css|json|svg|webmanifest)$/.test(file));
    expect(scripts.length).toBeGreaterThan(100);
    const named = scripts.flatMap((file) =>
      tracesIn(readFileSync(new URL(`build/client/${file}`, root), "utf8")),
    );
    expect(named).toEqual([]);
  });

  it("is in no other file of the product than its setting and the sentence about the word", () => {
    const files = readdirSync(new URL("src/", root), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|-for-tests\.|^testing\//.test(file))
      .filter((file) => /Ujamaa/.test(readFileSync(new URL(`src/${file}`, root), "utf8")));
    expect(files.sort()).toEqual(["app/site.ts", "platform/env/site-settings.ts"]);
  });
});

async function listAddresses(sitemap: string, pattern: RegExp): Promise<string[]> {
  const xml = await read(`/sitemaps/${sitemap}.xml`);
  const paths = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
  return paths.filter((path) => pattern.test(path));
}
