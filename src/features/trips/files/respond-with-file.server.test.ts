import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { changeTrip } from "../commands/change-trip.server.ts";
import { aNewStop, makeKey, makeTrip } from "../trips-for-tests.ts";
import { loader as ownFile } from "./own-trip-file.ts";
import { loader as sharedFile } from "./shared-trip-file.ts";

const { services } = setUpServices();
let owner: TestPerson;
let tripId: string;
beforeEach(async () => {
  ({ owner, tripId } = await makeTrip(services, { startsOn: "2027-03-19" }));
  const business = { name: "The Porch", location: "Savannah, GA", latitude: 32.08, longitude: -81.09 };
  const inserted = services.db.insertInto("businesses").values(business).returning("id");
  const { id: subjectId } = await inserted.executeTakeFirstOrThrow();
  const stop = aNewStop({ kind: "business", subjectId, startsAt: "09:00", minutes: 45 });
  await changeTrip(services, aMember(owner.id), { tripId, change: { type: "add-stop", stop } });
});

const personOf = (who: TestPerson) => ({ ...who, avatarUrl: null, isAdmin: false });
const askOwn = (file: string, who: TestPerson | null = owner) =>
  ownFile(
    routeArgs(services, `/trips/${tripId}/files/${file}`, {
      params: { id: tripId, file },
      visit: { person: who && personOf(who) },
    }),
  );
const askShared = (key: string, file: string) =>
  sharedFile(routeArgs(services, `/trips/shared/${key}/files/${file}`, { params: { key, file } }));

describe("the files of a trip", () => {
  it("are for its owner: a calendar that another library reads, and a route", async () => {
    const calendar = await askOwn("trip.ics");
    expect(calendar.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(calendar.headers.get("content-disposition")).toBe('attachment; filename="trip.ics"');
    expect(calendar.headers.get("cache-control")).toBe("no-store");
    const [event] = new ICAL.Component(ICAL.parse(await calendar.text()) as never).getAllSubcomponents(
      "vevent",
    );
    expect(event && new ICAL.Event(event).summary).toBe("The Porch");
    expect(await (await askOwn("trip.gpx")).text()).toContain('<rtept lat="32.080000" lon="-81.090000">');
  });

  it("are for whoever has a secret address, which they do not repeat", async () => {
    const key = await makeKey(services, { owner, tripId, role: "view" });
    const answer = await askShared(key, "trip.ics");
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(key);
    expect((await askShared("nobodys", "trip.ics")).status).toBe(404);
  });

  it("are not there for another member, and a visitor is sent to log in", async () => {
    expect((await askOwn("trip.ics", await makePerson(services))).status).toBe(404);
    expect(() => askOwn("trip.ics", null)).toThrow(expect.objectContaining({ status: 302 }));
  });

  it("say what is missing", async () => {
    ({ owner, tripId } = await makeTrip(services));
    expect((await askOwn("trip.ics")).status).toBe(409);
    expect(await (await askOwn("trip.gpx")).text()).toContain("No route file yet.");
    expect((await askOwn("trip.exe")).status).toBe(404);
  });
});
