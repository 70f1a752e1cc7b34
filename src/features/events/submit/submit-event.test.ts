import { beforeAll, describe, expect, it, vi } from "vitest";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addPicture, typedEvent } from "./events-for-tests.ts";
import { action, loader } from "./submit-event.tsx";

const { services } = setUpServices();
let ama: TestPerson;
beforeAll(async () => {
  ama = await makePerson(services);
});

const visitOf = ({ id, email, username }: TestPerson): Partial<Visit> => ({
  requestId: "req-7",
  person: { id, email, username, avatarUrl: null, isAdmin: false },
});
type Sent = { using?: Services; visit?: Partial<Visit> };
const send = (change: Record<string, string> = {}, { using = services, visit = visitOf(ama) }: Sent = {}) =>
  action(routeArgs(using, "/events/submit", { fields: { ...typedEvent, ...change }, visit }));
const listEvents = () => services.db.selectFrom("events").selectAll().execute();
const addListed = async (values: Record<string, unknown>) =>
  (
    await services.db
      .insertInto("events")
      .values({
        ...{ name: "Quilt Circle", start_datetime: new Date("2031-03-01T15:00:00Z") },
        ...{ approval_status: "approved", location: "5 Main St, Durham, NC", ...values },
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

describe("the page to submit an event", () => {
  it("[EVTS-01] [SEC-19] sends a visitor to log in, for the page and for the form", async () => {
    const before = await listEvents();
    const thrown = await Promise.all([
      Promise.resolve()
        .then(() => loader(routeArgs(services, "/events/submit")))
        .catch((response) => response),
      send({}, { visit: {} }).catch((response) => response),
    ]);
    for (const response of thrown)
      expect(response.headers.get("location")).toBe("/login?returnTo=%2Fevents%2Fsubmit");
    expect(await listEvents()).toEqual(before);
  });

  it("[EVTS-31] [EVTS-32] redirects to /events with a toast", async () => {
    const response = (await send({ approval_status: "approved" })) as Response;
    expect(response.headers.get("location")).toBe("/events");
    const toast = decodeURIComponent(response.headers.get("set-cookie") ?? "");
    expect(toast).toContain("Event Submitted!");
    expect(toast).toContain("Thank you! Your event is now pending review.");
    expect(await listEvents()).toMatchObject([{ name: "Porch Pitch", approval_status: "pending" }]);
  });

  it("[EVTS-33] shows errors under the title Submission Failed, and keeps everything typed", async () => {
    const picture = await addPicture(services.db, ama.id);
    expect(await send({ website: "porch party", image_url: picture.id })).toMatchObject({
      data: {
        toast: {
          ...{ title: "Submission Failed", description: "Enter a web address, such as example.com." },
          variant: "destructive",
        },
        errors: { website: "Enter a web address, such as example.com." },
        typed: { ...typedEvent, website: "porch party", image_url: picture.id },
      },
      init: { status: 400 },
    });
  });

  it("[EVTS-34] has a message for unknown failures, and shows no raw message", async () => {
    const fail = () => {
      throw new Error("connection refused at 10.0.0.7");
    };
    const db = services.db.withPlugin({ transformQuery: fail, transformResult: fail });
    const log = { warn: () => {}, error: vi.fn() };
    const refused = await send({}, { using: { ...services, db }, visit: { ...visitOf(ama), log } });
    expect(refused).toMatchObject({
      data: {
        toast: {
          title: "Submission Failed",
          description: "Could not submit your event. Please try again.",
        },
        typed: typedEvent,
        message: expect.stringContaining("req-7"),
      },
      init: { status: 503 },
    });
    expect(JSON.stringify(refused)).not.toContain("10.0.0.7");
    expect(log.error).toHaveBeenCalledOnce();
  });

  it("[EVTS-33] says at the picture that it expired", async () => {
    const old = await addPicture(services.db, ama.id, { hours: -1 });
    const words = "We no longer have that picture. Please choose it once more.";
    expect(await send({ name: "Without", image_url: old.id })).toMatchObject({
      data: { toast: { title: "Submission Failed", description: words }, errors: { image_url: words } },
      init: { status: 410 },
    });
  });
});

describe("a likely duplicate", () => {
  const quilts = { name: "quilt circle ", start_datetime: "2031-03-02T19:00", location: "Elsewhere" };

  it("gets a warning first, and is accepted when submitted again", async () => {
    const id = await addListed({});
    const refused = await send(quilts);
    expect(refused).toMatchObject({
      data: {
        ...{ reason: "likely-duplicate", message: null, typed: quilts },
        toast: { title: "Is it here already?" },
        duplicates: [
          { id, href: `/event/${id}`, words: expect.stringContaining("Quilt Circle, Sat, Mar 1") },
        ],
      },
      init: { status: 409 },
    });
    const before = (await listEvents()).length;
    expect(await send({ ...quilts, looked: "ne-7" }), "it must have been shown").toMatchObject({
      data: { reason: "likely-duplicate" },
    });
    expect(await listEvents()).toHaveLength(before);
    expect(((await send({ ...quilts, looked: `ne-7,${id}` })) as Response).status).toBe(302);
  });

  it.each([
    ["three days later", { name: "Quilt Circle", start_datetime: "2031-03-06T19:00" }],
    [
      "of another name elsewhere",
      { name: "Quilts", start_datetime: "2031-03-01T10:00", location: "Cary, NC" },
    ],
    ["of another name here", { name: "Drum Lesson", start_datetime: "2031-03-01T10:00" }],
  ])("is not one %s", async (_case, change) => {
    const answer = await send({ location: "5 Main St, Durham, NC", ...change });
    expect(answer).toBeInstanceOf(Response);
  });

  it("has a similar name in the same place and hour", async () => {
    const id = await addListed({
      name: "Founders’ Fish Fry",
      start_datetime: new Date("2031-04-05T22:00:00Z"),
    });
    const change = { start_datetime: "2031-04-05T18:30", location: "5 main st,  durham, NC" };
    expect(await send({ name: "The Founders Fish Fry", ...change })).toMatchObject({
      data: { duplicates: [{ id }] },
    });
  });

  it("may be pending: the person's own is linked, other people's stay private", async () => {
    const kofi = await makePerson(services);
    const waiting = { name: "Lamp Walk", start_datetime: new Date("2031-05-01T23:00:00Z"), location: "Hall" };
    const id = await addListed({ ...waiting, approval_status: "pending", submitted_by: kofi.id });
    const lamp = { name: "Lamp Walk", start_datetime: "2031-05-01T19:30", location: "Hall" };
    expect(await send(lamp)).toMatchObject({
      data: {
        duplicates: [
          { id, href: null, words: "Somebody has sent an event like this one. We are reading it." },
        ],
      },
    });
    expect(await send(lamp, { visit: visitOf(kofi) })).toMatchObject({
      data: {
        duplicates: [{ href: `/account/events/${id}`, words: expect.stringContaining("You sent it") }],
      },
    });
  });

  it("may be a community event or a later date of a repeating one", async () => {
    const { id } = await services.db
      .insertInto("new_events")
      .values({ title: "Story Night", date: new Date("2031-06-01T23:00:00Z") })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(await send({ name: "Story night", start_datetime: "2031-06-01T19:00" })).toMatchObject({
      data: { duplicates: [{ id: `ne-${id}`, href: null }] },
    });
    const soon = new Date(Date.now() + 7 * 86_400_000);
    const weekly = await addListed({ name: "Chair Yoga", start_datetime: soon, repeats: "weekly" });
    const later = new Date(soon.getTime() + 21 * 86_400_000).toISOString();
    expect(await send({ name: "Chair Yoga", start_datetime: later })).toMatchObject({
      data: { duplicates: [{ id: weekly }] },
    });
  });
});
