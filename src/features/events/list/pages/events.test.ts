import { beforeAll, describe, expect, it } from "vitest";
import { signInCookie } from "#platform/auth/people-for-tests.ts";
import { type BuiltApp, openBuiltApp, stoppedClock } from "#testing/built-app.ts";
import { eventually } from "#testing/eventually.ts";
import { setUpServices } from "#testing/services.ts";
import { addCommunityEvent, addEvent } from "../events-for-tests.ts";

const { database, services } = setUpServices();
let app: BuiltApp;
let clockMs = stoppedClock();
let id: string;

const soon = (days: number) => new Date(Date.now() + days * 86_400_000);

beforeAll(async () => {
  app = await openBuiltApp(services);
});

const htmlOf = async (path: string, cookie = "") => (await app.request(path, { headers: { cookie } })).text();

describe("/events without events", () => {
  it("[EVT-33] [EVT-34] says so", async () => {
    expect(await htmlOf("/events")).toContain("No upcoming events match your criteria.");
    expect(await htmlOf("/events?tab=past")).toContain("No past events found.");
    expect(await htmlOf("/events?view=month")).toContain("No upcoming events match your criteria.");
    expect((await app.request("/events/in/durham-nc")).status).toBe(404);
  });
});

describe("/events", () => {
  beforeAll(async () => {
    const { owner } = database;
    id = await addEvent(owner, {
      ...{
        name: "Founders’ Fish Fry",
        start_datetime: soon(3),
        location: "The Depot, Durham, North Carolina",
      },
      ...{ organizer_name: "Kinfolk Coffee Works", event_type: "Pitch night" },
    });
    await addEvent(owner, { name: "Makers Market", start_datetime: soon(5), featured: true });
    await addEvent(owner, { name: "Long Gone Gala", start_datetime: soon(-5) });
    await addCommunityEvent(owner, {
      title: "Block Party",
      date: soon(4),
      ticket_link: "https://tickets.example/1",
    });
    app = await openBuiltApp({ ...services, db: database.db.withoutPlugins() }, { now: () => clockMs });
  });

  it("[EVT-01] [EVT-15] [EVT-22] [EVT-23] [EVT-24] [EVT-27] [EVT-31] is public, and has tabs, blocks and a link to submit", async () => {
    const response = await app.request("/events");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<h1>Networking &amp; Events<\/h1>/);
    expect(html).toMatch(/<a[^>]*href="\/events\/submit"[^>]*>Submit Your Event<\/a>/);
    expect(html).toMatch(/<a[^>]*href="\/events"[^>]*>Upcoming Events<\/a>/);
    expect(html).toMatch(/<a[^>]*href="\/events\?tab=past"[^>]*>Past Events Archive<\/a>/);
    const [, featured = "", others = ""] =
      /Featured Events<\/h2>(.*)All Upcoming Events<\/h2>(.*)/s.exec(html) ?? [];
    expect(featured).toContain("Makers Market");
    expect(others).toContain("Founders’ Fish Fry");
    expect(others).not.toContain("Makers Market</h3>");
    expect(html).not.toContain("Long Gone Gala");
    expect(await htmlOf("/events?tab=past")).toContain("Long Gone Gala");
  });

  it("[EVT-13] shows the person's saved events, and shows them to nobody else", async () => {
    const cookie = await signInCookie(services, { email: "saver@example.org" });
    const other = await signInCookie(services, { email: "other@example.org" });
    await database.owner
      .insertInto("user_saved_events")
      .columns(["user_id", "event_id"])
      .expression((eb) =>
        eb
          .selectFrom("users")
          .where("email", "=", "saver@example.org")
          .select(["id", eb.val(id).as("event_id")]),
      )
      .execute();
    const saved = />Saved</;
    expect(await htmlOf("/events", cookie)).toMatch(saved);
    expect(await htmlOf("/events", other)).not.toMatch(saved);
    expect(await htmlOf("/events")).not.toMatch(saved);
  });

  it("shows a new event although pages are cached, and names invalid filter values", async () => {
    const changes = app.followChanges();
    expect(await htmlOf("/events")).not.toContain("Supper");
    // The first may appear only because listening begins, which invalidates every page.
    for (const name of ["Late Supper", "Second Supper"]) {
      await addEvent(database.owner, { name, start_datetime: soon(2) });
      // Lists can be half a minute old.
      clockMs += 31_000;
      await eventually(async () => expect(await htmlOf("/events")).toContain(name));
    }
    await changes.stop();
    const html = await htmlOf("/events?date=2026-02-30&type=Regatta");
    expect(html).toContain("is no date we know");
    expect(html).toContain("We have no events of type “Regatta”");
  });

  it("has one canonical page for each city and organizer, with structured data for search engines", async () => {
    const place = await htmlOf("/events/in/durham-nc");
    expect(place).toMatch(/<h1>Events in Durham, NC<\/h1>/);
    expect(place).toContain("Founders’ Fish Fry");
    expect(place).not.toContain("Block Party");
    const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(place) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      "@type": "ItemList",
      itemListElement: [{ position: 1, name: "Founders’ Fish Fry", url: `http://localhost/event/${id}` }],
    });
    expect(place).toContain('<link rel="canonical" href="http://localhost/events/in/durham-nc"/>');
    expect(place).toContain('type="application/rss+xml"');
    expect(place).toMatch(/<a[^>]*href="\/events\/in\/durham-nc\.ics"[^>]*>Subscribe in your calendar<\/a>/);
    const moved = await app.request("/events/in/Durham-NC");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/events/in/durham-nc"]);
    expect((await app.request("/events/in/nowhere-nc")).status).toBe(404);
    const organizer = await htmlOf("/events/by/kinfolk-coffee-works");
    expect(organizer).toMatch(/<h1>Events by Kinfolk Coffee Works<\/h1>/);
    expect(organizer).toContain("Founders’ Fish Fry");
    expect((await app.request("/events/by/nobody")).status).toBe(404);
    const sitemap = await htmlOf("/sitemaps/pages.xml");
    expect(sitemap).toContain("/events/in/durham-nc<");
    expect(sitemap).toContain("/events/by/kinfolk-coffee-works<");
  });

  it("redirects a position to nearby cities, without the position", async () => {
    const near = await app.request("/events/near?lat=35.99&lng=-78.9");
    expect(near.headers.get("location")).toBe("/events?near=nowhere");
    expect((await app.request("/events/near?lat=x")).headers.get("location")).toBe("/events");
    expect(await htmlOf("/events?near=durham-nc")).toContain("Near you: Durham, NC.");
  });
});
