import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Events } from "#platform/db/tables.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { writeDocuments } from "#testing/write-documents.ts";
import { addArtist } from "../../artists-for-tests.ts";
import ArtistPage, { ErrorBoundary, loader, meta } from "./artist.tsx";

const { database, services } = setUpServices();
const log = { warn: vi.fn(), error: vi.fn() };
let id: string;
beforeAll(async () => {
  id = await addArtist(database.owner, {
    name: "Odessa <Vance>",
    bio: "I play train stations.\n\nTell me how long.",
    email: "odessa@lowstrings.example",
    phone: "(312) 555-0147",
    portfolio_url:
      "https://lowstrings.example/work, /files/artist-images/public/cello.jpg,https://sound.example/platform-9.mp3, nonsense",
    portfolio_titles: ["", "The cello", "Platform 9, Evening"],
    support_link: "https://support.example/odessa",
    services_offered: "Solo concerts, School visits ,",
    instagram: "@odessa",
    twitter: "odessa",
    youtube: "https://video.example/odessa",
    linkedin: "odessa-vance",
    community_votes: 1184,
  });
});

function load(param: string, db: Db = services.db) {
  const visit = { requestId: "request-7", log, person: null };
  return loader(routeArgs({ ...services, db }, `/artist/${param}`, { params: { id: param }, visit }));
}
function show(content: ReactNode) {
  const Page = createRoutesStub([{ path: "/artist/x", Component: () => content }]);
  return renderToStaticMarkup(<Page initialEntries={["/artist/x"]} />);
}
type Loaded = Awaited<ReturnType<typeof load>>;
const render = (loaderData: Loaded) => show(createElement(ArtistPage as never, { loaderData }));
const page = async (param = id) => render(await load(param));
async function addShow(values: Partial<Insertable<Events>>): Promise<string> {
  const { id } = await services.db
    .insertInto("events")
    .values({
      name: `Low strings ${randomUUID()}`,
      start_datetime: new Date("2031-12-05T16:00:00Z"),
      time_zone: "America/New_York",
      location: "Old Freight Depot, Savannah, Georgia",
      approval_status: "approved",
      ...values,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const sectionOf = (html: string, heading: string) =>
  new RegExp(`<h2[^>]*>${heading}</h2>(.*?)</section>`, "s").exec(html)?.[1] ?? "";
const tagsOf = (loaderData: Loaded) => {
  const matches = [{ loaderData: { origin: "https://ujamaa.example", siteName: "Market" } }];
  return meta({ loaderData, matches } as never) as Record<string, unknown>[];
};
const jsonLdOf = (loaderData: Loaded) =>
  tagsOf(loaderData).find((tag) => "script:ld+json" in tag)?.["script:ld+json"] as Record<string, unknown>;
const failureOf = (loading: Promise<unknown>) =>
  loading.then(
    () => null,
    (thrown) => ({ status: thrown.init?.status, data: thrown.data }),
  );

describe("an artist's page", () => {
  it("[ARTP-01] [ARTP-02] [ARTP-05] [ARTP-06] [ARTP-07] [ARTP-08] starts with name, category, city and state, and tagline", async () => {
    const html = await page();
    expect(html).toContain("Odessa &lt;Vance&gt;</h1>");
    expect(textOf(html)).toMatch(/Music · Chicago, Illinois Low strings for big rooms\./);
    expect(html).toMatch(/<a [^>]*href="\/artist-directory"/);
  });

  it("[ARTP-09] [ARTP-10] [ARTP-11] has Connect, and Support Artist if there is a link", async () => {
    const html = await page();
    expect(html).toMatch(/<button [^>]*>Connect<span/);
    expect(html).toMatch(/<a [^>]*href="https:\/\/support\.example\/odessa"[^>]*>.*?Support Artist/);
    const plain = await page(await addArtist(services.db));
    expect(plain).not.toContain("Support Artist");
    expect(plain).toMatch(/<button [^>]*>Connect<span/);
  });

  it("[ARTP-12] [ARTP-13] [ARTP-14] [ARTP-15] [ARTP-16] [OPEN-36] has an icon for each account that is set", async () => {
    const html = await page();
    const socials = /<ul class="artist-socials">(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
    const hrefs = [...socials.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      "https://lowstrings.example/work",
      "https://instagram.com/odessa",
      "https://twitter.com/odessa",
      "https://video.example/odessa",
      "https://linkedin.com/in/odessa-vance",
    ]);
    const names = ["the web", "Instagram", "Twitter", "YouTube", "LinkedIn"];
    for (const name of names) expect(textOf(socials)).toContain(`Odessa &lt;Vance&gt; on ${name}`);
    expect(await page(await addArtist(services.db))).not.toContain("artist-socials");
  });

  it("[ARTP-17] [ARTP-20] shows the bio, and each service", async () => {
    const html = await page();
    expect(textOf(sectionOf(html, "About Me")).trim()).toBe("I play train stations. Tell me how long.");
    const services = sectionOf(html, "Services Offered");
    expect([...services.matchAll(/<li>(.*?)<\/li>/g)].map(([, name]) => name)).toEqual([
      "Solo concerts",
      "School visits",
    ]);
  });

  it("[ARTP-18] [ARTP-19] shows one work per link, numbered from 1 unless it has a title", async () => {
    const [portfolio = ""] = /<section aria-labelledby="portfolio".*?<\/section>/s.exec(await page()) ?? [];
    const works = [...portfolio.matchAll(/<li\b.*?href="([^"]+)".*?<\/li>/gs)].map(([item, href]) => [
      href,
      textOf(item).trim(),
    ]);
    expect(works).toEqual([
      ["https://sound.example/platform-9.mp3", expect.stringContaining("Platform 9, Evening")],
      ["https://lowstrings.example/work", expect.stringContaining("Featured Work 1")],
      ["/files/artist-images/public/cello.jpg", "The cello"],
    ]);
    expect(textOf(portfolio)).toMatch(/Listen.*Portfolio/);
    expect(portfolio).toMatch(
      /<img class="cover-picture"[^>]* src="\/files\/artist-images\/public\/cello\.jpg/,
    );
    const plain = await addArtist(services.db, { portfolio_url: "https://a.example,https://b.example" });
    const text = textOf(sectionOf(await page(plain), "Portfolio"));
    expect(text).toMatch(/Featured Work 1.*Featured Work 2/);
    expect(text).not.toContain("Featured Work 3");
  });

  it("[ARTP-21] [ARTP-22] [ARTP-23] shows email, phone and votes", async () => {
    const contact = sectionOf(await page(), "Contact Info");
    expect(contact).toContain('href="mailto:odessa@lowstrings.example"');
    expect(contact).toContain('href="tel:3125550147"');
    expect(textOf(contact)).toContain("1,184 Community Upvotes");
    const plain = await page(await addArtist(services.db));
    expect(plain).not.toMatch(/mailto:|tel:/);
    expect(textOf(plain)).toContain("0 Community Upvotes");
  });

  it("[ARTP-24] [OPEN-123] is not found for artists who are not public", async () => {
    const missing = [
      await addArtist(services.db, { status: "pending" }),
      await addArtist(services.db, { status: "rejected" }),
      "8f9f2f9e-0000-4000-8000-000000000000",
      "7",
    ];
    for (const param of missing) expect((await failureOf(load(param)))?.status).toBe(404);
    for (const status of ["featured", "rising"])
      expect(await page(await addArtist(services.db, { status }))).toContain("</h1>");
    const error = { status: 404, statusText: "", internal: true, data: null };
    expect(show(<ErrorBoundary error={error} params={{ id: "7" }} />)).toContain(
      "<h1>Artist not found.</h1>",
    );
  });

  it("[ARTP-26] says the same, with an id, if the artist fails to load", async () => {
    const broken = new Proxy(services.db, {
      get: () => () => {
        throw new Error("down");
      },
    });
    const failure = await failureOf(load(id, broken as never));
    expect(failure).toEqual({ status: 503, data: { errorId: "request-7" } });
    const error = { status: 503, statusText: "", internal: true, data: failure?.data };
    const html = show(<ErrorBoundary error={error} params={{ id }} />);
    expect(html).toContain("<h1>Artist not found.</h1>");
    expect(html).toContain("request-7");
  });

  it("describes a group or a person to search engines, without email and phone", async () => {
    const loaded = await load(id);
    const data = jsonLdOf(loaded);
    expect(data).toMatchObject({
      "@type": "MusicGroup",
      name: "Odessa <Vance>",
      image: expect.stringMatching(/^https?:\/\/[^/]+\/files\/artist-images\/public\/cello\.jpg$/),
    });
    expect(JSON.stringify(tagsOf(loaded))).not.toMatch(/lowstrings\.example"|odessa@|555-0147|5550147/);
    const writer = await load(await addArtist(services.db, { category: "Writing" }));
    expect(jsonLdOf(writer)).toMatchObject({
      "@type": "Person",
      jobTitle: "Writing",
      address: { addressLocality: "Chicago", addressRegion: "Illinois" },
    });
  });

  it("lists shows that name the artist, and the venue's website", async () => {
    const { db } = services;
    const artist = await addArtist(db, { name: "Ruth Ellery Quartet" });
    const named = await addShow({
      name: "Low strings, high ceiling",
      description: "With the Ruth Ellery Quartet.",
      location: "Bethel Street Playhouse, Louisville, Kentucky",
    });
    const own = await addShow({ organizer_name: "Ruth Ellery Quartet" });
    await addShow({ description: "The Ruth Ellery Quartettes play." });
    await addShow({ description: "Ruth Ellery Quartet", approval_status: "pending" });
    await db
      .insertInto("venues")
      .values({
        venue_name: "Bethel Street Playhouse",
        city: "Louisville",
        state: "Kentucky",
        website: "https://bethel.example/",
      })
      .execute();
    await writeDocuments(db);
    const { shows, venueSites } = await load(artist);
    expect(shows.map((event) => event.id).sort()).toEqual([named, own].sort());
    expect(venueSites).toEqual({ [named]: "https://bethel.example/" });
    const html = sectionOf(await page(artist), "Shows");
    expect(html).toContain(`href="/event/${named}"`);
    expect(html).toContain('href="https://bethel.example/"');
  });
});
