import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { writeDocuments } from "#testing/write-documents.ts";
import { addCommunityEvent, addEvent } from "./events-for-tests.ts";
import { eventsList } from "./input.ts";
import { eventOrder, listDates } from "./queries/list-dates.server.ts";
import { type EventFilters, narrowFilters } from "./queries/match-events.server.ts";
import { findUnknown, isEventCursor, readEvents, readEventsOf } from "./read-events.server.ts";

const database = setUpDatabase();
/** A Monday. The calendar reaches 400 days from today, so these dates stay in the past. */
const now = new Date("2019-01-07T12:00:00Z");

beforeAll(async () => {
  const { owner } = database;
  const at = (day: string, hour = 23) => `${day}T${hour}:00:00Z`;
  await addEvent(owner, {
    ...{
      name: "Founders’ Fish Fry",
      start_datetime: at("2019-01-12"),
      location: "The Depot, Durham, North Carolina",
    },
    ...{ event_type: "Pitch night", description: "Six founders, one CAST-IRON prize." },
    organizer_name: "Kinfolk Coffee Works",
  });
  await addEvent(owner, {
    ...{
      name: "Café Table",
      start_datetime: at("2019-01-08"),
      location: "Durham, NC",
      event_type: "Networking",
    },
    ...{ repeats: "weekly", repeat_until: "2019-02-05", organizer_name: "Kinfolk Coffee Works" },
  });
  await addEvent(owner, { name: "Long Gone Gala", start_datetime: at("2018-12-20"), featured: true });
  await addEvent(owner, { name: "Waiting", start_datetime: at("2019-01-09"), approval_status: "pending" });
  await addEvent(owner, { name: "Refused", start_datetime: at("2019-01-09"), approval_status: "rejected" });
  for (const [index, name] of ["Market One", "Market Two", "Market Three", "Market Four"].entries())
    await addEvent(owner, {
      ...{ name, start_datetime: at(`2019-01-2${index}`), featured: true, location: "Savannah, GA" },
      event_type: "Market",
    });
  await addCommunityEvent(owner, {
    title: "Block Party",
    date: at("2019-01-11"),
    location: "Virtual, by link",
  });
  await addCommunityEvent(owner, { title: "Some Day", date: null, location: "Savannah, GA" });
  // A duplicate of the fish fry: the same name except for case and spaces, on the same day.
  await addCommunityEvent(owner, { title: " FOUNDERS’ FISH FRY ", date: at("2019-01-12", 20) });
  await writeDocuments(database.db);
});

const read = (address: string, moment = now) =>
  readEvents(database.db, eventsList.read(new URLSearchParams(address)), moment);
const names = async (address: string, moment = now) =>
  (await read(address, moment)).items.map(({ name }) => name);

describe("the event list", () => {
  it("[EVT-02] [EVT-03] [EVT-04] [EVT-05] [EVT-12] [EVT-28] [EVT-29] [EVT-30] [EVT-31] [EVT-32] merges both tables, with each event once, at its next date", async () => {
    const { items, featured } = await read("");
    expect(items.map(({ name }) => name)).toEqual([
      ...["Café Table", "Block Party", "Founders’ Fish Fry", "Market Four", "Some Day"],
    ]);
    // Three of four, and no past ones.
    expect(featured.map(({ name }) => name)).toEqual(["Market One", "Market Two", "Market Three"]);
  });

  it("[EVT-06] [EVT-07] [EVT-08] [EVT-09] [EVT-10] [EVT-11] shows rows of new_events as events", async () => {
    const { items } = await read("search=block party");
    expect(items).toEqual([
      {
        ...{ id: expect.stringMatching(/^ne-[0-9a-f-]{36}$/), name: "Block Party", type: "Community Event" },
        ...{ startsAt: "2019-01-11T23:00:00.000Z", endsAt: null, timeZone: "UTC", isVirtual: true },
        ...{ location: "Virtual, by link", organizer: null, imageUrl: null, ticketLink: null, summary: null },
        ...{ repeats: null, isMoved: false, isCanceled: false },
      },
    ]);
    expect((await read("")).featured.every(({ id }) => !id.startsWith("ne-"))).toBe(true);
  });

  it("describes the repetition of a repeating event", async () => {
    const { items } = await read("search=table");
    expect(items[0]?.repeats).toBe("Every Tuesday until February 5, 2019");
  });

  it.each<[string, string[]]>([
    // [EVT-16] [EVT-18]
    ["search=fish", ["Founders’ Fish Fry"]],
    ["search=FOUNDERS' f", ["Founders’ Fish Fry"]],
    ["search=cafe", ["Café Table"]],
    ["search=bl", ["Café Table", "Block Party"]],
    // [EVT-17]
    ["search=cast-iron", ["Founders’ Fish Fry"]],
    ["search=%25", []],
    // [EVT-19]
    ["place=durham", ["Café Table", "Founders’ Fish Fry"]],
    ["place=north carolina", ["Café Table", "Founders’ Fish Fry"]],
    ["place=NC", ["Café Table", "Founders’ Fish Fry"]],
    ["place=depot", []],
    // [EVT-20]
    ["type=Networking", ["Café Table"]],
    ["type=Community Event", ["Block Party", "Some Day"]],
    // [EVT-21]
    ["date=2019-01-15", ["Café Table"]],
    ["date=2019-01-12", ["Founders’ Fish Fry"]],
    ["date=2019-01-13", []],
    // [EVT-26] [OPEN-133]
    ["tab=past", ["Long Gone Gala"]],
    ["tab=past&search=gala", ["Long Gone Gala"]],
    ["tab=past&search=fish", []],
    ["near=durham-nc.savannah-ga", ["Café Table", "Founders’ Fish Fry", "Market Four", "Some Day"]],
    ["search=table&place=durham&type=Networking&date=2019-01-22", ["Café Table"]],
  ])(
    "[EVT-16] [EVT-17] [EVT-18] [EVT-19] [EVT-20] [EVT-21] [EVT-26] returns the matching events for ?%s",
    async (address, expected) => {
      expect(await names(address)).toEqual(expected);
    },
  );

  it.each([
    { search: "ark" },
    { search: "market", type: "Market" },
    { place: "nc" },
    { search: "table", date: "2019-01-15" },
  ])("finds the same for rare words as for common ones: %o", async (filters) => {
    const narrowed = await narrowFilters(database.db, filters);
    expect(narrowed).toEqual({ ...filters, search: undefined, place: undefined, ids: expect.any(Array) });
    for (const tab of ["upcoming", "past"] as const) {
      const ask = (requested: EventFilters) =>
        listDates(database.db, { tab, filters: requested, limit: 25, now: new Date("2019-01-15T23:00:01Z") });
      expect(await ask(narrowed)).toEqual(await ask(filters));
    }
    expect(
      (await listDates(database.db, { tab: "past", filters: narrowed, limit: 25, now: new Date() })).length,
    ).toBeGreaterThan(0);
  });

  it("[EVT-25] [EVT-26] moves an event to the archive when it starts; a repeating one stays listed with its next date", async () => {
    const start = new Date("2019-01-12T23:00:00Z");
    expect(await names("search=fish", start)).toEqual(["Founders’ Fish Fry"]);
    expect(await names("tab=past&search=fish", start)).toEqual([]);
    const after = new Date(start.getTime() + 1);
    expect(await names("search=fish", after)).toEqual([]);
    expect(await names("tab=past", after)).toEqual([
      "Founders’ Fish Fry",
      "Block Party",
      "Café Table",
      "Long Gone Gala",
    ]);
    const { items } = await read("search=table", after);
    expect(items.map(({ startsAt }) => startsAt)).toEqual(["2019-01-15T23:00:00.000Z"]);
  });

  it("[EVT-20] offers the existing types, and names unknown ones", async () => {
    expect((await read("")).types).toEqual(["Community Event", "Market", "Networking", "Pitch night"]);
    const unknown = await findUnknown(database.db, eventsList.read(new URLSearchParams("type=Regatta")));
    expect(unknown.map(({ field }) => field)).toEqual(["type"]);
  });

  it("pages by cursor in both tabs, unknown dates last, with each event once", async () => {
    for (const tab of ["", "past"] as const) {
      const all = await names(`tab=${tab}`, new Date("2019-01-12T23:00:01Z"));
      expect(all.length).toBeGreaterThan(2);
      const seen: string[] = [];
      let after = "";
      for (let page = 0; page < 10; page++) {
        const { rows, next } = await pageOf(tab, after, new Date("2019-01-12T23:00:01Z"));
        seen.push(...rows);
        if (!next) break;
        after = next;
      }
      expect(seen).toEqual(all);
    }
    async function pageOf(tab: "" | "past", after: string, moment: Date) {
      const sort = tab || ("upcoming" as const);
      const rows = await listDates(database.db, { tab: sort, filters: {}, after, limit: 6, now: moment });
      const above = tab ? [] : ["Market One", "Market Two", "Market Three"];
      const page = eventOrder.page(
        rows.filter(({ name }) => !above.includes(name)),
        { sort, limit: 2 },
      );
      return { rows: page.items.map(({ name }) => name), next: page.nextCursor };
    }
    expect(isEventCursor({ after: "made-up", tab: "" })).toBe(false);
  });
});

describe("the month view", () => {
  // The clock decides which months are past.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
  afterEach(() => void vi.useRealTimers());

  it("shows every date of a month, the number of dates per day, and featured events separately", async () => {
    const { month, items, featured, inMonth } = await read("view=month&month=2019-01");
    expect(month?.days).toEqual(
      [8, 11, 12, 15, 20, 21, 22, 23, 29].map((day) => ({
        day: `2019-01-${String(day).padStart(2, "0")}`,
        dates: day === 22 ? 2 : 1,
        hasMore: false,
      })),
    );
    expect(featured.map(({ name }) => name)).toEqual(["Market One", "Market Two", "Market Three"]);
    expect(items.map(({ name }) => name)).toEqual([
      ...[
        "Café Table",
        "Block Party",
        "Founders’ Fish Fry",
        "Café Table",
        "Café Table",
        "Market Four",
        "Café Table",
      ],
    ]);
    expect(inMonth).toBe(7);
    expect([month?.previous, month?.next]).toEqual(["2018-12", "2019-02"]);
  });

  it("keeps the filters, and shows only the selected day", async () => {
    const filtered = await read("view=month&month=2019-01&search=fish");
    expect(filtered.month?.days.map(({ day }) => day)).toEqual(["2019-01-12"]);
    const { items, month } = await read("view=month&month=2019-01&date=2019-01-22");
    expect(items.map(({ name }) => name)).toEqual(["Café Table"]);
    expect(month?.days).toHaveLength(9);
  });

  it("counts upcoming dates in twelve months", async () => {
    const { months } = await read("");
    expect(months).toHaveLength(12);
  });
});

describe("the events of a city or organizer", () => {
  it("are listed by the same rules", async () => {
    const of = async (subject: Parameters<typeof readEventsOf>[1], tab: "" | "past" = "") =>
      (await readEventsOf(database.db, subject, { after: "", tab }, now)).items.map(({ name }) => name);
    expect(await of({ placeSlug: "durham-nc" })).toEqual(["Café Table", "Founders’ Fish Fry"]);
    expect(await of({ organizerSlug: "kinfolk-coffee-works" })).toEqual(["Café Table", "Founders’ Fish Fry"]);
    expect(await of({ placeSlug: "durham-nc" }, "past")).toEqual([]);
    expect(await of({ placeSlug: "nowhere-nc" })).toEqual([]);
  });
});
