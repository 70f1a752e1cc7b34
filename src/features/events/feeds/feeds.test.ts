import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { actorOf } from "#platform/auth/actor.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { createLimits } from "#platform/http/limits/limits.server.ts";
import { setUpServices } from "#testing/services.ts";
import { addEvent } from "../events-for-tests.ts";
import { eventLimits } from "../limits.ts";
import { renewCalendar } from "./commands/renew-calendar.server.ts";
import { createFeedHandler } from "./handle-feed.server.ts";
import { findCalendarPath } from "./queries/find-calendar-path.server.ts";

const { services } = setUpServices();
const minuteMs = 60_000;
const start = new Date("2031-11-20T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const handle = createFeedHandler({ services, headers: {} });
  const request = new Request(`http://localhost${path}`, { method, headers });
  const response = await handle(request, { ip: "192.0.2.1", requestId: "test" });
  if (!response) throw new Error(`${path} is no feed.`);
  return response;
}

/** A client that keeps a response as long as allowed, and then revalidates it. */
function subscribe(path: string) {
  const seen = { text: "", etag: "", until: 0, statuses: [] as number[] };
  return async () => {
    if (Date.now() < seen.until) return seen;
    const response = await ask(path, seen.etag ? { "if-none-match": seen.etag } : {});
    seen.statuses.push(response.status);
    const [, seconds] = /max-age=(\d+)/.exec(response.headers.get("cache-control") ?? "") ?? [];
    seen.until = Date.now() + Number(seconds) * 1_000;
    seen.etag = response.headers.get("etag") ?? "";
    if (response.status === 200) seen.text = await response.text();
    return seen;
  };
}

describe.each(["ics", "rss"])("the %s feed of a city", (format) => {
  it("shows a change within the hour, and sends 304 otherwise", async () => {
    const id = await addEvent(services.db, { name: `Quilt night ${format}` });
    const poll = subscribe(`/events/in/savannah-ga.${format}`);
    expect((await poll()).text).toContain(`Quilt night ${format}`);
    for (let minutes = 0; minutes < 60; minutes += 5) {
      vi.advanceTimersByTime(5 * minuteMs);
      await poll();
    }
    expect((await poll()).statuses).toEqual([200, 304, 304, 304, 304]);
    await services.db
      .updateTable("events")
      .set({ name: `Quilt morning ${format}` })
      .where("id", "=", id)
      .execute();
    vi.advanceTimersByTime(60 * minuteMs);
    const { text, statuses } = await poll();
    expect(text).toContain(`Quilt morning ${format}`);
    expect(text).not.toContain(`Quilt night ${format}`);
    expect(statuses).toEqual([200, 304, 304, 304, 304, 200]);
  });
});

describe("the calendar file of an event", () => {
  it("contains all of it, and no email address", async () => {
    const id = await addEvent(services.db, {
      name: "Drums; and, \\ more\nnoise",
      organizer_name: 'The "Circle"',
      repeats: "weekly",
    });
    const response = await ask(`/event/${id}.ics`);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("public, max-age=900");
    const text = await response.text();
    expect(text).not.toContain("mailto:");
    const calendar = new ICAL.Component(ICAL.parse(text) as never);
    const event = calendar.getFirstSubcomponent("vevent");
    const value = (name: string) => String(event?.getFirstPropertyValue(name));
    expect(value("summary")).toBe("Drums; and, \\ more\nnoise");
    expect(value("uid")).toBe(`${id}@localhost`);
    expect(value("rrule")).toBe("FREQ=WEEKLY;BYDAY=FR");
    expect(value("status")).toBe("CONFIRMED");
    expect(value("url")).toBe(`http://localhost/event/${id}`);
    expect(event?.getFirstProperty("organizer")?.getParameter("cn")).toBe("The 'Circle'");
    expect(text).toContain("DTSTART;TZID=America/New_York:20311205T110000\r\n");
    expect(text).toContain("DTEND;TZID=America/New_York:20311205T170000\r\n");
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  });

  it("says that an event is canceled, and increments its sequence", async () => {
    const id = await addEvent(services.db);
    const before = await (await ask(`/event/${id}.ics`)).text();
    expect(before).toContain("SEQUENCE:0\r\n");
    await services.db
      .updateTable("events")
      .set({ canceled_at: new Date(), change_note: "The hall has no roof." })
      .where("id", "=", id)
      .execute();
    const text = await (await ask(`/event/${id}.ics`)).text();
    expect(text).toContain("STATUS:CANCELLED\r\n");
    expect(text).toContain("SEQUENCE:1\r\n");
    expect(text).toContain("DESCRIPTION:Canceled: The hall has no roof.");
  });

  it("is not found for pending and unknown events", async () => {
    const id = await addEvent(services.db, { approval_status: "pending" });
    expect((await ask(`/event/${id}.ics`)).status).toBe(404);
    expect((await ask("/event/nothing.ics")).status).toBe(404);
    expect((await ask("/events/in/atlantis-oz.ics")).status).toBe(404);
  });
});

describe("the calendar of a person's saved events", () => {
  it("is served only at its newest URL, until the account is deleted", async () => {
    const person = await makePerson(services);
    const actor = actorOf(
      { person: { ...person, isAdmin: false, avatarUrl: null }, ip: "", requestId: "" },
      {
        headers: new Headers(),
      },
    );
    const saved = await addEvent(services.db, { name: "Saved by me" });
    await addEvent(services.db, { name: "Saved by nobody" });
    await services.db
      .insertInto("user_saved_events")
      .values({ user_id: person.id, event_id: saved })
      .execute();
    const path = async () => `${await findCalendarPath(services.db, services.env, person.id)}`;
    expect(await path()).toBe("null");

    expect(await renewCalendar(services, actor)).toEqual({ ok: true });
    const first = await path();
    const response = await ask(`${first}.ics`);
    const text = await response.text();
    expect(text).toContain("SUMMARY:Saved by me");
    expect(text).not.toContain("Saved by nobody");
    expect(text).not.toContain(first);
    expect(response.headers.get("cache-control")).toBe("private, max-age=900");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");

    expect(await renewCalendar(services, actor)).toEqual({ ok: true });
    const second = await path();
    expect(second).not.toBe(first);
    expect((await ask(`${first}.ics`)).status).toBe(404);
    expect((await ask(`${second}.rss`)).status).toBe(200);

    await services.owner.deleteFrom("users").where("id", "=", person.id).execute();
    expect((await ask(`${second}.ics`)).status).toBe(404);
  });
});

it("a feed handles HEAD without a body, and limits frequent requests", async () => {
  await addEvent(services.db, { organizer_name: "Head Makers" });
  const response = await ask("/events/by/head-makers.ics", {}, "HEAD");
  expect([response.status, await response.text()]).toEqual([200, ""]);
  const limits = createLimits(services.pool, { [eventLimits.feedNetwork.name]: { points: 1 } });
  const handle = createFeedHandler({ services: { ...services, limits }, headers: {} });
  const again = () =>
    handle(new Request("http://localhost/event/none.ics"), { ip: "198.51.100.7", requestId: "test" });
  expect((await again())?.status).toBe(404);
  const refused = await again();
  expect([refused?.status, refused?.headers.has("retry-after")]).toEqual([429, true]);
});
