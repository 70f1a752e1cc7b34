import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Person } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { changeDate } from "../../date-changes-for-tests.ts";
import { addEvent } from "../../events-for-tests.ts";
import EventPage, { ErrorBoundary, loader, meta } from "./event.tsx";

const { services } = setUpServices();
const log = { warn: () => {}, error: vi.fn() };
let id: string;
beforeAll(async () => {
  id = await addEvent(services.db, {
    name: "Winter <Makers> Market",
    description: "Sixty makers under one roof. Entry is free.\n\nCome early.",
    organizer_name: "Low Country Makers Guild",
    website: "https://makers.example/",
    image_url: "/files/event_images/depot.jpg",
    ticket_link: "https://tickets.example/",
  });
});

type Options = { person?: Person | null; db?: Db; search?: string };
function load(param: string, { person = null, db = services.db, search = "" }: Options = {}) {
  const visit = { requestId: "request-7", log, person };
  return loader(routeArgs({ ...services, db }, `/event/${param}${search}`, { params: { id: param }, visit }));
}
function show(content: ReactNode) {
  const Page = createRoutesStub([{ path: "/event/x", Component: () => content }]);
  return renderToStaticMarkup(<Page initialEntries={["/event/x"]} />);
}
type Loaded = Awaited<ReturnType<typeof load>>;
const render = (loaderData: Loaded) => show(createElement(EventPage as never, { loaderData }));
const page = async (param = id, options?: Options) => render(await load(param, options));
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const factOf = (html: string, term: string) =>
  textOf(new RegExp(`${term}</dt><dd[^>]*>(.*?)</dd>`, "s").exec(html)?.[1] ?? "").trim();
const jsonLdOf = (loaderData: Loaded) => {
  const matches = [{ loaderData: { origin: "https://ujamaa.example", siteName: "Market" } }];
  const tags = meta({ loaderData, matches } as never) as Record<string, never>[];
  return tags.find((tag) => "script:ld+json" in tag)?.["script:ld+json"] as unknown as Record<
    string,
    unknown
  >;
};
const statusOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 200,
    (thrown) => thrown.init?.status,
  );
const change = (eventId: string, set: object) =>
  services.db.updateTable("events").set(set).where("id", "=", eventId).execute();

describe("the event page", () => {
  it("[EVTD-01] [EVTD-02] [EVTD-05] [EVTD-06] [EVTD-08] [EVTD-17] shows picture, name and text to everyone", async () => {
    const html = await page();
    expect(html).toContain("Winter &lt;Makers&gt; Market</h1>");
    expect(html).toMatch(/<a [^>]*href="\/events"[^>]*>Back to All Events</);
    expect(html).toMatch(/<img class="cover-picture"[^>]* src="\/files\/event_images\/depot\.jpg/);
    expect(html).toMatch(/<h2[^>]*>About this event<\/h2>/);
    expect(textOf(html)).toContain("Sixty makers under one roof. ");
    expect(textOf(html)).toContain("Entry is free.");
    expect(textOf(html)).toContain("Come early.");
  });

  it("[EVTD-07] [EVTD-11] [EVTD-12] [EVTD-13] [EVTD-15] shows date, time, location, organizer and type", async () => {
    const html = await page();
    expect(factOf(html, "Date")).toBe("Friday, December 5, 2031");
    expect(factOf(html, "Time")).toBe("11:00 AM to 5:00 PM EST");
    expect(factOf(html, "Location")).toBe("Old Freight Depot, 12 Cotton Lane, Savannah, Georgia");
    expect(factOf(html, "Organizer")).toBe("Low Country Makers Guild");
    expect(factOf(html, "Type")).toBe("Market");
  });

  it("[EVTD-14] [EVTD-16] shows Virtual Event, and N/A without an organizer", async () => {
    const html = await page(
      await addEvent(services.db, { is_virtual: true, location: "https://call.example" }),
    );
    expect(factOf(html, "Location")).toBe("Virtual Event");
    expect(factOf(html, "Organizer")).toBe("N/A");
    expect(html).not.toContain("openstreetmap");
  });

  it("[EVTD-18] [OPEN-144] has a button to the website, and none without one", async () => {
    expect(await page()).toMatch(
      /<a class="[^"]*button-large[^"]*" href="https:\/\/makers\.example\/" target="_blank"[^>]*>RSVP \/ Visit Website</,
    );
    expect(await page(await addEvent(services.db))).not.toMatch(/RSVP \/ Visit|>RSVP</);
  });

  it("[EVTD-09] [EVTD-10] [EVTD-27] [EVTD-28] [EVT-13] has a share button, and a save button with the viewer's state", async () => {
    const [ama, esi] = [await makePerson(services), await makePerson(services)];
    await services.db.insertInto("user_saved_events").values({ user_id: ama.id, event_id: id }).execute();
    const buttonFor = async (person: { id: string } | null) =>
      /aria-pressed="(\w+)"/.exec(await page(id, { person: person as Person | null }))?.[1];
    expect(await buttonFor(ama)).toBe("true");
    expect(await buttonFor(esi)).toBe("false");
    expect(await buttonFor(null)).toBe("false");
    const html = await page();
    expect(html).toContain(`action="/event/${id}/save"`);
    expect(html).toContain('aria-label="Share"');
  });

  it("links to three calendars and a map", async () => {
    const html = await page();
    expect(html).toContain(`href="/event/${id}.ics"`);
    expect(html).toContain("https://calendar.google.com/calendar/render?");
    expect(html).toContain("https://outlook.live.com/calendar/0/action/compose?");
    expect(html).toContain("https://www.openstreetmap.org/search?query=Old+Freight+Depot");
  });

  it("[EVTD-03] [EVTD-04] [OPEN-136] is not found if it is not listed", async () => {
    const pending = await addEvent(services.db, { approval_status: "pending" });
    const rejected = await addEvent(services.db, { approval_status: "rejected" });
    const community = await services.db
      .insertInto("new_events")
      .values({ title: "Story night" })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const param of [pending, rejected, `ne-${community.id}`, community.id, "7", "", `${id}x`])
      expect(await statusOf(load(param)), param).toBe(404);
    expect(await statusOf(load(id.toUpperCase()))).toBe(200);
  });

  it("[EVTD-19] [EVTD-20] [EVTD-21] says so, and links back", () => {
    const error = { status: 404, statusText: "", data: null, internal: false };
    const html = show(createElement(ErrorBoundary as never, { error }));
    expect(html).toContain("<h1>Event Not Found</h1>");
    expect(textOf(html)).toContain(
      "The event you are looking for might have been removed or is no longer available.",
    );
    expect(html).toMatch(/<a [^>]*href="\/events"[^>]*>Back to All Events<\/a>/);
  });

  it("[EVTD-22] [EVTD-23] explains a failure, with and without its message", async () => {
    const away = { executeQuery: () => Promise.reject(new Error("away")) } as never;
    const thrown = await load(id, { db: away }).catch((error) => error);
    expect(thrown.init.status).toBe(503);
    expect(log.error).toHaveBeenCalled();
    const error = { status: 503, statusText: "", data: thrown.data, internal: false };
    const html = show(createElement(ErrorBoundary as never, { error }));
    expect(html).toContain("We could not read this event just now. Please try again in a moment.");
    expect(html).toContain("request-7");
    const unreachable = show(createElement(ErrorBoundary as never, { error: new TypeError("fetch") }));
    expect(unreachable).toContain("Could not load event details.");
  });
});

describe("an event that changed", () => {
  it("is canceled: says so at the top, strikes the time, has no RSVP or calendars", async () => {
    const canceled = await addEvent(services.db, { website: "https://makers.example/" });
    await change(canceled, { canceled_at: new Date(), change_note: "The roof leaks." });
    const loaded = await load(canceled);
    const html = render(loaded);
    expect(html.indexOf("This event is canceled")).toBeLessThan(html.indexOf("<h1"));
    expect(textOf(html)).toContain("It was to be on Friday, December 5, 2031, 11:00 AM EST .");
    expect(html).toMatch(/Date<\/dt><dd[^>]*><s /);
    expect(html).toContain("The roof leaks.");
    expect(html).not.toMatch(/RSVP \/ Visit|>RSVP</);
    expect(html).not.toContain("Add to calendar");
    expect(jsonLdOf(loaded)).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
  });

  it("has moved: shows the old time struck through, the new time and the organizer's note", async () => {
    const moved = await addEvent(services.db);
    const start_datetime = new Date("2031-12-06T17:00:00Z");
    await change(moved, { start_datetime, end_datetime: null, change_note: "The band is late." });
    const loaded = await load(moved);
    const html = render(loaded);
    expect(html.indexOf("This event has moved to a new time")).toBeLessThan(html.indexOf("<h1"));
    expect(html).toContain("<s>Friday, December 5, 2031, 11:00 AM EST</s>");
    expect(html).toContain("<b>Saturday, December 6, 2031, 12:00 PM EST</b>");
    expect(html).toContain("The band is late.");
    expect(jsonLdOf(loaded)).toMatchObject({
      eventStatus: "https://schema.org/EventRescheduled",
      startDate: "2031-12-06T12:00:00-05:00",
      previousStartDate: "2031-12-05T11:00:00-05:00",
    });
  });

  it("repeats: lists its next dates with canceled and moved ones, and shows the requested day", async () => {
    const day = 24 * 3_600_000;
    const start = new Date(Math.ceil(Date.now() / day) * day + 20 * 3_600_000);
    const at = (week: number) => new Date(start.getTime() + 7 * week * day);
    const series = await addEvent(services.db, {
      ...{ start_datetime: start, end_datetime: null, time_zone: "UTC", repeats: "weekly" },
    });
    await changeDate(services.db, {
      ...{ eventId: series, originalStart: at(0), is_canceled: true, note: "No heating." },
    });
    await changeDate(services.db, {
      ...{ eventId: series, originalStart: at(1), is_canceled: false },
      starts_at: new Date(at(1).getTime() + 3_600_000),
    });
    const html = await page(series);
    expect(html).toContain("A date of this event is canceled");
    expect(textOf(html)).toMatch(/It was to be on .*, 8:00 PM UTC .* The next date is .*, 9:00 PM UTC/);
    expect(html).toContain("No heating.");
    expect(html.match(/<li class="border-line/g)).toHaveLength(8);
    expect(html.match(/>Canceled</g)).toHaveLength(1);
    expect(html.match(/>New time</g)).toHaveLength(1);
    expect(factOf(html, "Repeats")).toMatch(/^Every \w+day$/);
    const requested = await load(series, { search: `?date=${at(3).toISOString().slice(0, 10)}` });
    expect(requested.event.startsAt).toBe(at(3).toISOString());
    for (const search of ["?date=1999-01-01", "?date=soon", "?date=2031-02-30"])
      expect((await load(series, { search })).event.startsAt).toBe(
        new Date(at(1).getTime() + 3_600_000).toISOString(),
      );
  });

  it("is past: says so, and keeps its website", async () => {
    const html = await page(
      await addEvent(services.db, {
        ...{ start_datetime: new Date("2020-01-01T12:00:00Z"), end_datetime: null },
        website: "https://makers.example/",
      }),
    );
    expect(html).toContain(">Past event<");
    expect(html).toContain("RSVP / Visit Website");
    expect(html).not.toContain("Add to calendar");
  });
});

describe("related events", () => {
  it("are the organizer's next ones and nearby ones, never the event itself, each once, three at most", async () => {
    const [organizer_name, location] = ["Kinfolk Circle", "Hall 3, Toledo, Ohio"];
    const at = (day: number) => new Date(Date.UTC(2032, 3, day, 18));
    const add = (name: string, day: number, values: object = {}) =>
      addEvent(services.db, { name, start_datetime: at(day), end_datetime: null, location, ...values });
    const own = await add("Drum night", 1, { organizer_name });
    await add("Drum night", 2, { organizer_name, location: "Elsewhere" });
    for (const day of [7, 5, 6, 8]) await add(`Circle ${day}`, day, { organizer_name });
    for (const day of [3, 4]) await add(`Neighbor ${day}`, day);
    await add("Waiting", 2, { organizer_name, approval_status: "pending" });
    const over = { start_datetime: new Date("2020-01-01T12:00:00Z") };
    await add("Over", 2, { organizer_name, ...over });
    const { byOrganizer, alike, isSamePlace } = await load(own);
    expect(byOrganizer.map(({ name }) => name)).toEqual(["Circle 5", "Circle 6", "Circle 7"]);
    expect(alike.map(({ name }) => name)).toEqual(["Neighbor 3", "Neighbor 4", "Circle 8"]);
    expect(isSamePlace).toBe(true);
  });

  it("are of the same type if the city has no others", async () => {
    const event_type = "Regatta";
    const alone = await addEvent(services.db, { event_type, location: "Pier 1, Kodiak, Alaska" });
    await addEvent(services.db, { name: "River run", event_type, location: "Dock, Natchez, Mississippi" });
    const { alike, isSamePlace } = await load(alone);
    expect(alike.map(({ name }) => name)).toEqual(["River run"]);
    expect(isSamePlace).toBe(false);
  });
});

describe("structured data", () => {
  it.each([
    ["New Orleans, Louisiana", "New Orleans", undefined, "New Orleans"],
    ["12 Cotton Lane, Savannah, Georgia", "12 Cotton Lane", "12 Cotton Lane", "Savannah"],
    ["Old Freight Depot, Savannah, Georgia", "Old Freight Depot", undefined, "Savannah"],
  ])("has the city of %j in the address", async (location, name, streetAddress, addressLocality) => {
    const event = await addEvent(services.db, { name: `Somewhere in ${location}`, location });
    expect(jsonLdOf(await load(event)).location).toMatchObject({
      name,
      address: { streetAddress, addressLocality },
    });
  });

  it("describes an Event with time, place, organizer and tickets", async () => {
    expect(jsonLdOf(await load(id))).toEqual({
      "@context": "https://schema.org",
      "@type": "Event",
      "@id": `https://ujamaa.example/event/${id}`,
      url: `https://ujamaa.example/event/${id}`,
      name: "Winter <Makers> Market",
      description: "Sixty makers under one roof. Entry is free.\n\nCome early.",
      image: [expect.stringMatching(/^https?:\/\/[^/]+\/files\/event_images\/depot\.jpg$/)],
      startDate: "2031-12-05T11:00:00-05:00",
      endDate: "2031-12-05T17:00:00-05:00",
      previousStartDate: undefined,
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: "Old Freight Depot",
        address: {
          "@type": "PostalAddress",
          streetAddress: "12 Cotton Lane",
          addressLocality: "Savannah",
          addressRegion: "GA",
          addressCountry: "US",
        },
      },
      organizer: {
        "@type": "Organization",
        name: "Low Country Makers Guild",
        url: "https://ujamaa.example/events/by/low-country-makers-guild",
      },
      offers: { "@type": "Offer", url: "https://tickets.example/" },
    });
  });

  it("is online for a virtual event, and has no offers without tickets", async () => {
    const virtual = await load(
      await addEvent(services.db, { is_virtual: true, website: "https://call.example/" }),
    );
    expect(jsonLdOf(virtual)).toMatchObject({
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: "https://call.example/" },
      offers: undefined,
    });
  });
});
