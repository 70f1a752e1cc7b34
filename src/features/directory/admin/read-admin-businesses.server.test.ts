import { beforeAll, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpServices } from "#testing/services.ts";
import { adminBusinessList } from "./businesses-query.ts";
import { isAdminCursor, readAdminBusinesses } from "./read-admin-businesses.server.ts";

const { services } = setUpServices();
const names = Array.from({ length: 45 }, (_, index) => `Stall ${String(index).padStart(2, "0")}`);

beforeAll(async () => {
  const { id: category_id } = await services.db
    .selectFrom("categories")
    .select("id")
    .where("name", "=", "Food & Beverage")
    .executeTakeFirstOrThrow();
  const owner = await makePerson(services, { username: "Ama Owner" });
  await services.db
    .insertInto("businesses")
    .values(names.map((name, index) => ({ name, ...(index % 2 && { category_id }) })))
    .execute();
  const [claimed] = await services.db
    .insertInto("businesses")
    .values([
      { name: "amber kitchen", owner_id: owner.id, location: "Savannah, Georgia", category_id },
      { name: "Zola's Kitchen", location: "Macon, Georgia" },
    ])
    .returning("id")
    .execute();
  await services.db
    .insertInto("reviews")
    .values({ business_id: claimed?.id ?? "", rating: 4, comment: "Good.", status: "Approved" })
    .execute();
  const waiting = await services.db
    .selectFrom("businesses")
    .select("id")
    .where("name", "=", "Stall 00")
    .executeTakeFirstOrThrow();
  await services.db
    .insertInto("business_claims")
    .values({
      ...{ business_id: waiting.id, user_id: owner.id, owner_name: "Ama", owner_email: "ama@example.com" },
      proof_url: "/files/claim_proofs/x",
    })
    .execute();
  await compareDocuments(services.db);
});

const read = (query: string) =>
  readAdminBusinesses(services.db, adminBusinessList.read(new URLSearchParams(query)));

async function readAll(query: string) {
  const found: string[] = [];
  let after = "";
  do {
    const page = await read(`${query}&after=${after}`);
    found.push(...page.items.map(({ name }) => name));
    after = page.nextCursor ?? "";
  } while (after);
  return found;
}

describe("the admin list", () => {
  it("[ADMIN-04] has every business with its category name, ordered by name, page by page", async () => {
    expect(await readAll("")).toEqual(["amber kitchen", ...names, "Zola's Kitchen"]);
    const { items, total } = await read("");
    expect(total).toEqual({ count: 47, isCapped: false });
    expect(items[0]).toMatchObject({
      ...{ name: "amber kitchen", category: "Food & Beverage", location: "Savannah, GA" },
      ...{ owner: "Ama Owner", isClaimPending: false, rating: 4, reviews: 1, confirmed: null },
    });
    expect(items[1]).toMatchObject({ name: "Stall 00", category: null, owner: null, isClaimPending: true });
  });

  it("finds any part of a name, with the total", async () => {
    const { items, total } = await read("search=KITCHEN");
    expect(items.map(({ name }) => name)).toEqual(["amber kitchen", "Zola's Kitchen"]);
    expect(total).toEqual({ count: 2, isCapped: false });
    expect(await readAll("search=stall")).toEqual(names);
  });

  it("filters by category and state, in any combination", async () => {
    expect(await readAll("category=Food+%26+Beverage")).toHaveLength(23);
    expect(await readAll("category=Other")).toHaveLength(24);
    expect(await readAll("state=Georgia")).toEqual(["amber kitchen", "Zola's Kitchen"]);
    expect(await readAll("state=Georgia&category=Food+%26+Beverage&search=k")).toEqual(["amber kitchen"]);
  });

  it("shows a new business immediately, before it is searchable", async () => {
    const { id } = await services.db
      .insertInto("businesses")
      .values({ name: "Aaa new" })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect((await read("")).items[0]?.name).toBe("Aaa new");
    await services.db.deleteFrom("businesses").where("id", "=", id).execute();
  });

  it("accepts the cursors of both ways to read it, and no others", async () => {
    const browse = (await read("")).nextCursor;
    const search = (await read("search=stall")).nextCursor;
    const is = (query: string) => isAdminCursor(adminBusinessList.read(new URLSearchParams(query)));
    expect([is(`after=${browse}`), is(`search=stall&after=${search}`)]).toEqual([true, true]);
    expect([is(`after=${search}`), is(`search=stall&after=${browse}`), is("after=x")]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
