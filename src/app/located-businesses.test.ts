import { beforeAll, describe, expect, it } from "vitest";
import { readCity } from "#features/cities/read-city.server.ts";
import { createBusiness } from "#features/directory/commands/create-business.server.ts";
import { updateBusiness } from "#features/directory/commands/update-business.server.ts";
import { directoryList } from "#features/directory/input.ts";
import { readDirectory } from "#features/directory/list/read-directory.server.ts";
import { searchAll } from "#features/search/find/search-all.server.ts";
import { searchList } from "#features/search/input.ts";
import { parseSearchRequest } from "#features/search/parse/parse-search-request.server.ts";
import type { PersonActor } from "#platform/auth/actor.ts";
import { anAdmin } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { applyDocumentChanges } from "#platform/search/apply-document-changes.server.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpServices } from "#testing/services.ts";

// A new installation: the search was never rebuilt, and no business has a manual position.
const { database, services } = setUpServices();
let admin: PersonActor;
beforeAll(async () => {
  admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
});

const empty = {
  description: null,
  category_id: null,
  subcategory: null,
  location: null,
  state: null,
  phone: null,
  email: null,
  website: null,
  founder: null,
  contact_info: null,
  image_url: null,
  instagram: null,
  twitter: null,
  facebook: null,
  tiktok: null,
  featured: false,
  verified: false,
  latitude: null,
  longitude: null,
};
async function add(name: string, location: string): Promise<string> {
  const added = await createBusiness(services, admin, { ...empty, name, location });
  if (!added.ok) throw new Error(added.reason);
  while (await applyDocumentChanges(database.db));
  return added.id;
}
const near = async (typed: string) => {
  const { cards } = await readDirectory(
    database.db,
    directoryList.read(new URLSearchParams({ near: typed, radius: "25" })),
  );
  return cards.map(({ name }) => name).sort();
};
const search = async (q: string) => {
  const now = new Date();
  const { parsed } = await parseSearchRequest(database.db, searchList.read(new URLSearchParams({ q })), now);
  const groups = await searchAll(database.db, parsed, { now });
  return groups.flatMap(({ kind, items }) => (kind === "business" ? items.map(({ title }) => title) : []));
};

describe("a business with a street address", () => {
  it.each([
    "99 Peachtree Street, Atlanta, Georgia",
    "55 Auburn Avenue, Atlanta, GA 30303",
    "Atlanta, GA",
    "30303",
  ])("is in Atlanta as %j", async (location) => {
    const name = `Trial ${location.replace(/\W/g, " ")}`;
    await add(name, location);
    expect(await near("30303")).toContain(name);
    expect(await near("Atlanta, Georgia")).toContain(name);
    const city = await readCity(database.db, "atlanta-ga");
    expect(city?.businesses.items.map((item) => item.name)).toContain(name);
    const { states } = await readDirectory(database.db, directoryList.read(new URLSearchParams()));
    expect(states.map((state) => state.name)).toEqual(["Georgia"]);
  });

  it("is counted in its city immediately, and stays there through every rebuild", async () => {
    const before = (await readCity(database.db, "atlanta-ga"))?.businesses.total ?? 0;
    const id = await add("Counted", "Atlanta, Georgia");
    const count = async () => (await readCity(database.db, "atlanta-ga"))?.businesses.total;
    expect(await count()).toBe(before + 1);
    const change = { id, version: 1, fields: { location: "1 Edgewood Avenue, Atlanta, Georgia" } };
    expect(await updateBusiness(services, admin, change)).toMatchObject({ ok: true });
    while (await applyDocumentChanges(database.db));
    expect(await count()).toBe(before + 1);
    await compareDocuments(database.db);
    expect(await count()).toBe(before + 1);
  });

  it("is found by category and city", async () => {
    await add("Trial Peach Bakery", "12 Broughton St, Savannah, GA 31401");
    expect(await near("31401")).toEqual(["Trial Peach Bakery"]);
    expect(await near("Savannah")).toEqual(["Trial Peach Bakery"]);
    expect(await near("1 Bull Street, Savannah, Georgia")).toEqual(["Trial Peach Bakery"]);
    expect(await search("peach savannah")).toEqual(["Trial Peach Bakery"]);
    expect(await search("peach in georgia")).toEqual(["Trial Peach Bakery"]);
    expect(await search("peach 31401")).toEqual(["Trial Peach Bakery"]);
  });
});
