import { beforeAll, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Person } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addEvent } from "../../events-for-tests.ts";
import { savedList } from "../saved-query.ts";
import { loader } from "./saved-events.tsx";

const { services } = setUpServices();
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);
let person: Person;
beforeAll(async () => {
  const member = await makePerson(services);
  person = { ...member, avatarUrl: null, isAdmin: false };
  const save = async (name: string, start_datetime: Date) => {
    const event_id = await addEvent(services.db, { name, start_datetime, end_datetime: null });
    await services.db.insertInto("user_saved_events").values({ user_id: member.id, event_id }).execute();
  };
  for (let number = 1; number <= savedList.perPage + 2; number++)
    await save(`Next ${number}`, inHours(number));
  for (let number = 1; number <= 6; number++) await save(`Past ${number}`, inHours(-number));
});

const load = (path = "/dashboard", using = services) =>
  loader(routeArgs(using, path, { visit: { person, requestId: "request-7" } }));
const namesOf = (events: readonly { card: { name: string } }[] | undefined) =>
  events?.map(({ card }) => card.name);

describe("saved events on the dashboard", () => {
  it("[EVTD-24] are the upcoming ones, a page at a time, and the latest past ones", async () => {
    const first = await load();
    expect(namesOf(first.found?.events)?.slice(0, 2)).toEqual(["Next 1", "Next 2"]);
    expect(namesOf(first.found?.past)).toEqual(["Past 1", "Past 2", "Past 3", "Past 4", "Past 5"]);
    expect(first.found?.hasMorePast).toBe(true);
    const second = await load(`/dashboard?after=${first.found?.nextCursor}`);
    expect(namesOf(second.found?.events)).toEqual(["Next 11", "Next 12"]);
    const past = await load("/dashboard?saved=past");
    expect(namesOf(past.found?.events)).toHaveLength(6);
  });

  it("are private: a visitor is redirected to log in", () => {
    const args = routeArgs(services, "/dashboard", { visit: { person: null } });
    return expect(loader(args)).rejects.toMatchObject({ status: 302 });
  });

  it("show an error with its id if they fail to load", async () => {
    const db = { executeQuery: () => Promise.reject(new Error("away")) } as never;
    expect(await load("/dashboard", { ...services, db })).toMatchObject({
      found: null,
      errorId: "request-7",
    });
  });
});
