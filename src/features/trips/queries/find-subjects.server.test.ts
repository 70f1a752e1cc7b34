import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setUpServices } from "#testing/services.ts";
import { findSubjects } from "./find-subjects.server.ts";

const { services } = setUpServices();

/** Adds a row and returns its id. */
async function add(table: string, values: Record<string, unknown>): Promise<string> {
  const columns = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(values))}) returning id`.execute(
    services.owner,
  );
  return rows[0]?.id ?? "";
}

describe("findSubjects", () => {
  it("finds everything that can be a stop, in one go, and says what is gone", async () => {
    const location = "Savannah, GA";
    const business = await add("businesses", {
      name: "Saffron & Smoke",
      location,
      latitude: 32.1,
      longitude: -81.1,
    });
    const tour = await add("cultural_tours", {
      tour_name: "Praise House walk",
      location,
      schedule: "Saturdays",
    });
    const booking = await add("booking_platform", { name: "Habersham House", location });
    const guide = await add("travel_guides", { city_name: "Savannah", state: "Georgia" });
    const event = await add("events", {
      name: "Saturday on the Square",
      start_datetime: "2027-03-20T13:00:00Z",
      time_zone: "America/New_York",
      location,
      approval_status: "approved",
    });
    const gone = "019a0000-0000-7000-8000-000000000000";
    const found = await findSubjects(services.db, [
      { kind: "business", subjectId: business },
      { kind: "tour", subjectId: tour },
      { kind: "booking", subjectId: booking },
      { kind: "guide", subjectId: guide },
      { kind: "event", subjectId: event },
      { kind: "business", subjectId: gone },
      { kind: "tour", subjectId: "no uuid" },
      { kind: "own", subjectId: null },
    ]);
    const none = { picture: null, latitude: null, longitude: null, closedOn: [], dates: [] };
    expect(found).toEqual({
      [`business:${business}`]: {
        ...{ ...none, kind: "business", id: business, name: "Saffron & Smoke", address: location },
        ...{ path: `/business/${business}`, latitude: 32.1, longitude: -81.1 },
      },
      [`tour:${tour}`]: {
        ...{ ...none, kind: "tour", id: tour, name: "Praise House walk", address: location },
        ...{ path: "/cultural-tours", closedOn: [0, 1, 2, 3, 4, 5] },
      },
      [`booking:${booking}`]: {
        ...{ ...none, kind: "booking", id: booking, name: "Habersham House", address: location },
        path: "/booking-platform",
      },
      [`guide:${guide}`]: {
        ...{ ...none, kind: "guide", id: guide, name: "Savannah guide", address: "Savannah, Georgia" },
        path: `/travel-guides/${guide}`,
      },
      [`event:${event}`]: {
        ...{ ...none, kind: "event", id: event, name: "Saturday on the Square", address: location },
        ...{ path: `/event/${event}`, dates: [{ day: "2027-03-20", startsAt: "09:00" }] },
      },
      [`business:${gone}`]: null,
      "tour:no uuid": null,
    });
  });

  it("asks nothing for words of one's own", async () => {
    expect(await findSubjects(services.db, [{ kind: "own", subjectId: null }])).toEqual({});
  });

  it("finds a stop of a guide by the guide, the day and the part of the day", async () => {
    const guide = await add("travel_guides", {
      ...{ city_name: "Savannah", state: "Georgia", day1_breakfast_name: "The Benne Wafer Co." },
      day1_breakfast_address: "9 Jones Mews",
    });
    const breakfast = `${guide}-1-breakfast`;
    const wanted = [breakfast, `${guide}-2-breakfast`, `${guide}-1-supper`];
    const subjects = await findSubjects(
      services.db,
      wanted.map((subjectId) => ({ kind: "guide", subjectId })),
    );
    expect(subjects[`guide:${breakfast}`]).toMatchObject({
      id: breakfast,
      name: "The Benne Wafer Co.",
      address: "9 Jones Mews, Savannah, Georgia",
      path: `/travel-guides/${guide}`,
    });
    expect(wanted.slice(1).map((id) => subjects[`guide:${id}`])).toEqual([null, null]);
  });

  it("gives names without blanks around them, as every form sends them back", async () => {
    const subjectId = await add("businesses", { name: "Saffron & Smoke ", location: " Savannah, GA" });
    const found = await findSubjects(services.db, [{ kind: "business", subjectId }]);
    expect(found[`business:${subjectId}`]).toMatchObject({
      name: "Saffron & Smoke",
      address: "Savannah, GA",
    });
  });
});
