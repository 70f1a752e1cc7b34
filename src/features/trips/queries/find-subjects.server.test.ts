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
        ...none,
        kind: "business",
        id: business,
        name: "Saffron & Smoke",
        address: location,
        path: `/business/${business}`,
        latitude: 32.1,
        longitude: -81.1,
      },
      [`tour:${tour}`]: {
        ...none,
        kind: "tour",
        id: tour,
        name: "Praise House walk",
        address: location,
        path: "/cultural-tours",
        closedOn: [0, 1, 2, 3, 4, 5],
      },
      [`booking:${booking}`]: {
        ...none,
        kind: "booking",
        id: booking,
        name: "Habersham House",
        address: location,
        path: "/booking-platform",
      },
      [`guide:${guide}`]: {
        ...none,
        kind: "guide",
        id: guide,
        name: "Savannah guide",
        address: "Savannah, Georgia",
        path: `/travel-guides/${guide}`,
      },
      [`event:${event}`]: {
        ...none,
        kind: "event",
        id: event,
        name: "Saturday on the Square",
        address: location,
        path: `/event/${event}`,
        dates: [{ day: "2027-03-20", startsAt: "09:00", minutes: null }],
      },
      [`business:${gone}`]: null,
      "tour:no uuid": null,
    });
  });

  it("knows how long an event is, and where: at the business that its location names, or in the middle of its city", async () => {
    const macon = { location: "Macon, Georgia", location_city: "Macon", location_state: "Georgia" };
    const read = { location_read_at: "2027-01-01T00:00:00Z" };
    await add("businesses", {
      name: "The Roller Room",
      ...macon,
      ...read,
      latitude: 32.85,
      longitude: -83.61,
    });
    for (const latitude of [32.7, 32.8])
      await add("businesses", { name: "Twin Porch", ...macon, ...read, latitude, longitude: -83.6 });
    await sql`insert into search_cities (kind, city, state, latitude, longitude, documents)
      values ('business', 'Macon', 'Georgia', 32.84, -83.63, 3)`.execute(services.owner);
    const addEvent = (location: string, values = {}) =>
      add("events", {
        name: `Skate ${location}`,
        start_datetime: "2027-03-20T15:00:00Z",
        end_datetime: "2027-03-20T21:00:00Z",
        time_zone: "America/New_York",
        approval_status: "approved",
        location,
        ...values,
      });
    const ids = await Promise.all([
      addEvent("the roller room, Macon, GA"),
      addEvent("Twin Porch, Macon, GA"),
      addEvent("Nowhere Yet, Athens, GA"),
      addEvent("Macon, GA", { is_virtual: true }),
    ]);
    const found = await findSubjects(
      services.db,
      ids.map((subjectId) => ({ kind: "event", subjectId })),
    );
    const [room, twin, nowhere, online] = ids.map((id) => found[`event:${id}`]);
    expect(room).toMatchObject({
      latitude: 32.85,
      longitude: -83.61,
      dates: [{ day: "2027-03-20", startsAt: "11:00", minutes: 360 }],
    });
    expect(room?.isApproximate).toBeUndefined();
    expect(twin).toMatchObject({ latitude: 32.84, longitude: -83.63, isApproximate: true });
    expect([nowhere?.latitude, online?.latitude]).toEqual([null, null]);
    await sql`delete from business_cities where city = 'Macon'`.execute(services.owner);
  });

  it("asks nothing for words of one's own", async () => {
    expect(await findSubjects(services.db, [{ kind: "own", subjectId: null }])).toEqual({});
  });

  it("finds a stop of a guide by the guide, the day and the part of the day", async () => {
    const guide = await add("travel_guides", {
      city_name: "Savannah",
      state: "Georgia",
      day1_breakfast_name: "The Benne Wafer Co.",
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
