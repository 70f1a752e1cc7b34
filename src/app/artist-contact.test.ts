import { beforeAll, expect, it } from "vitest";
import { addArtist } from "#features/artists/artists-for-tests.ts";
import { addEvent } from "#features/events/events-for-tests.ts";
import { type BuiltApp, openBuiltApp } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";

const { database, services } = setUpServices();
const contact = { email: "canary-7f3a@artists.example", phone: "(312) 555-0199" };
const traces = /canary-7f3a|555-0199|5550199/;
/** URLs that no link leads to: searches, data requests, feeds. */
const others = [
  "/sitemap.xml",
  "/robots.txt",
  "/api/v1/openapi.json",
  "/api/v1/events?limit=50",
  "/api/v1/businesses?search=Odessa",
  "/directory?search=Odessa",
  "/events?search=Odessa",
  "/events.ics",
  "/events.rss",
  "/artist-directory",
  "/artist-directory?search=Odessa",
  "/artist-directory?sort=support",
  "/music-and-artists",
  "/entertainment",
];
/** More than the site has with a handful of rows. */
const maxPages = 600;

let app: BuiltApp;
let artists: string[];
beforeAll(async () => {
  await database.owner
    .updateTable("launch_switches")
    .set({ is_on: true })
    .where("is_built", "=", true)
    .execute();
  const { db } = services;
  const name = "Odessa Canary Vance";
  artists = [
    await addArtist(db, { name, status: "featured", spotlight_eligible: "yes", ...contact }),
    await addArtist(db, { category: "Writing", status: "approved", ...contact }),
    await addArtist(db, { status: "rising", ...contact }),
  ];
  for (const status of ["pending", "rejected"]) await addArtist(db, { status, ...contact });
  await addEvent(db, { organizer_name: name });
  app = await openBuiltApp(services);
});

it("an artist's email address and phone number appear only on the artist's own page, in a crawl of the whole site", async () => {
  const found = await crawl();
  const profiles = new Set(artists.flatMap((id) => [`/artist/${id}`, `/artist/${id}.data`]));
  // Verifies that the crawl reaches profiles and finds what it searches for.
  for (const path of profiles) expect(found.get(path), path).toMatch(traces);
  expect(found.size).toBeGreaterThan(60);
  expect(found.size).toBeLessThan(maxPages);
  const elsewhere = [...found].filter(([path, text]) => !profiles.has(path) && traces.test(text));
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

it("structured data and link previews of the artist's page contain neither", async () => {
  const html = await (await app.request(`/artist/${artists[0]}`)).text();
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head).toContain("application/ld+json");
  expect(head).not.toMatch(traces);
});

/** The text of every reachable page, and of its data requests. */
async function crawl(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = ["/", ...others];
  for (const path of waiting) {
    if (found.has(path) || found.size >= maxPages) continue;
    const response = await app.request(path);
    const type = response.headers.get("content-type") ?? "";
    const text = /^image/.test(type) ? "" : await response.text();
    found.set(path, text);
    if (!/html|xml/.test(type)) continue;
    const links = [...text.matchAll(/(?:href="|<loc>)(?:https?:\/\/localhost(?::\d+)?)?(\/[^"<#]*)/g)];
    waiting.push(...links.map(([, link = ""]) => link.replaceAll("&amp;", "&")).filter(isOwn));
    if (/html/.test(type)) waiting.push(dataPathOf(path));
  }
  return found;
}

/**
 * Whether to follow a link: not to other sites (their host was removed above), files and other days of the calendar.
 */
function isOwn(path: string): boolean {
  return (
    !/^\/(assets|cloth|fonts|map)\//.test(path) && !/[?&](month|week|day|at|sort|after|theme)=/.test(path)
  );
}

function dataPathOf(path: string): string {
  const { pathname, search } = new URL(path, "http://localhost");
  return `${pathname === "/" ? "/_root" : pathname}.data${search}`;
}
