import { beforeAll, describe, expect, it } from "vitest";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { writeDocuments } from "#testing/write-documents.ts";
import { eventsApi } from "./api.server.ts";
import { eventListSchema, eventSchema } from "./api-schemas.ts";
import { addEvent } from "./events-for-tests.ts";

const { services } = setUpServices();
let visitors = 0;
let id: string;
let cookies: { ama: string; esi: string };

beforeAll(async () => {
  const [ama, esi] = [await makePerson(services), await makePerson(services)];
  const cookieOf = async (person: typeof ama) =>
    (await signedInHeaders(services, person)).get("cookie") ?? "";
  cookies = { ama: await cookieOf(ama), esi: await cookieOf(esi) };
  id = await addEvent(services.db, {
    name: "Makers Market",
    website: "https://makers.example/",
    featured: true,
  });
  await addEvent(services.db, { name: "Story hour", event_type: "Reading", location: "Macon, GA" });
  await addEvent(services.db, { name: "Waiting", approval_status: "pending" });
  await addEvent(services.db, { name: "Over", start_datetime: new Date("2020-01-01"), end_datetime: null });
  await services.db.insertInto("new_events").values({ title: "Community supper" }).execute();
  await services.db.insertInto("user_saved_events").values({ user_id: ama.id, event_id: id }).execute();
  await writeDocuments(services.db);
});

function ask(path: string, cookie = "") {
  const visit = { requestId: "test", ip: `10.${visitors++}.0.1`, log: services.log };
  return eventsApi().request(path, { headers: { cookie } }, { services, visit, headers: {} });
}
const list = async (query: string, cookie?: string) =>
  eventListSchema.parse(await (await ask(`/events?${query}`, cookie)).json());
const namesOf = async (query: string) => (await list(query)).items.map(({ name }) => name);

describe("GET /events", () => {
  it("[DATA-84] [EVT-13] says which events the caller has saved, and tells nobody else", async () => {
    const savedBy = async (cookie?: string) =>
      (await list("", cookie)).items.filter(({ is_saved }) => is_saved).map((event) => event.id);
    expect(await savedBy(cookies.ama)).toEqual([id]);
    expect(await savedBy(cookies.esi)).toEqual([]);
    expect(await savedBy()).toEqual([]);
  });

  it("lists upcoming or past events, with filters", async () => {
    expect(await namesOf("")).toEqual(["Makers Market", "Story hour", "Community supper"]);
    expect(await namesOf("tab=past")).toEqual(["Over"]);
    expect(await namesOf("search=STORY")).toEqual(["Story hour"]);
    expect(await namesOf("place=Savannah")).toEqual(["Makers Market"]);
    expect(await namesOf("type=Reading")).toEqual(["Story hour"]);
    expect(await namesOf("date=2031-12-05")).toEqual(["Makers Market", "Story hour"]);
    expect(await namesOf("date=2031-12-06")).toEqual([]);
  });

  it("pages by cursor, and refuses invalid ones", async () => {
    const first = await list("limit=2");
    const second = await list(`limit=2&after=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual([
      "Makers Market",
      "Story hour",
      "Community supper",
    ]);
    expect(second.nextCursor).toBeNull();
    for (const query of ["after=7", `tab=past&after=${first.nextCursor}`, "limit=51", "date=tomorrow"])
      expect((await ask(`/events?${query}`)).status, query).toBe(400);
  });
});

describe("GET /events/{id}", () => {
  it("[EVTD-02] [DATA-84] returns an approved event, with the caller's is_saved", async () => {
    const event = async (cookie?: string) =>
      eventSchema.strict().parse(await (await ask(`/events/${id}`, cookie)).json());
    expect(await event(cookies.ama)).toMatchObject({
      ...{ id, name: "Makers Market", is_saved: true, is_canceled: false, featured: true, dates: [] },
      start_datetime: "2031-12-05T16:00:00.000Z",
      website: "https://makers.example/",
    });
    expect(await event(cookies.esi)).toMatchObject({ is_saved: false });
    expect(await event()).toMatchObject({ is_saved: false });
  });

  it("keeps personal responses out of every cache", async () => {
    const cacheOf = async (cookie?: string) =>
      (await ask(`/events/${id}`, cookie)).headers.get("cache-control");
    expect(await cacheOf(cookies.ama)).toBe("no-store");
    expect(await cacheOf()).toBe("private, no-cache");
  });

  it("[EVTD-04] does not find pending or rejected events", async () => {
    for (const approval_status of ["pending", "rejected"]) {
      const hidden = await addEvent(services.db, { approval_status });
      expect((await ask(`/events/${hidden}`)).status).toBe(404);
    }
    expect((await ask("/events/7")).status).toBe(400);
  });
});
