import { describe, expect, it } from "vitest";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { joinTrip } from "../commands/join-trip.server.ts";
import { findTrip } from "../queries/find-trip.server.ts";
import { listLinks } from "../queries/list-links.server.ts";
import { makeKey, makeTrip } from "../trips-for-tests.ts";
import { action, loader } from "./shared-trip.tsx";

const { services } = setUpServices();

const argsOf = (key: string, person: TestPerson | null, fields?: Record<string, string>) =>
  routeArgs(services, `/trips/shared/${key}`, {
    params: { key },
    visit: { person: person && { ...person, avatarUrl: null, isAdmin: false } },
    ...(fields && { fields }),
  });
const load = async (key: string, person: TestPerson | null) => (await loader(argsOf(key, person))).data;

describe("the page behind a secret address", () => {
  it("offers to join to whoever gains by it, and to nobody else", async () => {
    const { owner, tripId } = await makeTrip(services);
    const view = await makeKey(services, { owner, tripId, role: "view" });
    const edit = await makeKey(services, { owner, tripId, role: "edit" });
    const loretta = await makePerson(services);
    expect(await load(view, null)).toMatchObject({ canJoin: false, people: [], links: [] });
    expect(await load(view, owner)).toMatchObject({ canJoin: false });
    expect(await load(view, loretta)).toMatchObject({ canJoin: true, people: [], links: [] });
    await joinTrip(services, aMember(loretta.id), { key: view });
    expect(await load(view, loretta)).toMatchObject({ canJoin: false, canEdit: false });
    // Who could only look may edit from now on.
    expect(await load(edit, loretta)).toMatchObject({ canJoin: true, canEdit: true });
    await action(argsOf(edit, loretta, { form: "join" }));
    expect(await load(view, loretta)).toMatchObject({ canJoin: false, canEdit: true });
  });

  it("takes the forms that it shows to the owner and to members", async () => {
    const { owner, tripId } = await makeTrip(services);
    const view = await makeKey(services, { owner, tripId, role: "view" });
    const loretta = await makePerson(services);
    await joinTrip(services, aMember(loretta.id), { key: view });
    await action(argsOf(view, loretta, { form: "leave" }));
    expect(await findTrip(services.db, aMember(loretta.id), { tripId })).toBeNull();
    await action(argsOf(view, owner, { form: "end_view", role: "view" }));
    expect(await listLinks(services.db, services.env, tripId)).toEqual([]);
  });

  it("takes none of them from anybody else", async () => {
    const { owner, tripId } = await makeTrip(services);
    const edit = await makeKey(services, { owner, tripId, role: "edit" });
    for (const person of [null, await makePerson(services)])
      for (const fields of [{ form: "delete" }, { form: "end_edit", role: "edit" }])
        await action(argsOf(edit, person, fields));
    expect(await listLinks(services.db, services.env, tripId)).toHaveLength(1);
  });
});
