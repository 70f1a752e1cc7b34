import { beforeAll, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { listHomeQuotes } from "./list-home-quotes.server.ts";

const { services } = setUpServices();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
let businessId: string;
let member: string;
let newcomer: string;
let banned: string;

beforeAll(async () => {
  const { id } = await services.db
    .insertInto("businesses")
    .values({ name: "Low Tide Kitchen", location: "Savannah, Georgia" })
    .returning("id")
    .executeTakeFirstOrThrow();
  businessId = id;
  const join = async (days: number) => {
    const person = await makePerson(services);
    await services.owner
      .updateTable("users")
      .set({ created_at: daysAgo(days) })
      .where("id", "=", person.id)
      .execute();
    return person.id;
  };
  [member, newcomer, banned] = [await join(30), await join(9), await join(30)];
  await services.owner.insertInto("member_bans").values({ user_id: banned, reason: "Spam" }).execute();
});

const words = "Everything on the plate tasted like somebody's good memory";
async function review(author: string | null, days: number, comment = `${words}.`) {
  const { id } = await services.db
    .insertInto("reviews")
    .values({
      ...{ business_id: businessId, user_id: author, rating: 5, comment, status: "Approved" },
      created_at: daysAgo(days),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const approve = (id: string, undone_at: Date | null = null) =>
  services.owner
    .insertInto("decisions")
    .values({
      ...{ kind: "review", subject_id: id, outcome: "approved", previous: "{}", undone_at },
      ...(undone_at && { undone_in: "1" }),
    })
    .execute();
const isQuoted = async (id: string) =>
  (await listHomeQuotes(services.db, { limit: 50 })).some((quote) => quote.id === id);

const empty = () => services.db.deleteFrom("reviews").execute();

it.each([
  ["a visitor", (): string | null => null, 3, false],
  ["a member of a month, three days ago", () => member, 3, true],
  ["a member of a month, an hour ago", () => member, 0.04, false],
  ["somebody whose account was six days old then", () => newcomer, 3, false],
  ["a banned member", () => banned, 3, false],
] as const)("quotes %s: %4$s", async (_who, author, days, expected) => {
  await empty();
  expect(await isQuoted(await review(author(), days))).toBe(expected);
});

it("quotes what an admin has approved, at once and by whomever, until the decision is undone", async () => {
  await empty();
  const [seen, undone] = [await review(null, 0), await review(null, 0)];
  await approve(seen);
  await approve(undone, new Date());
  expect([await isQuoted(seen), await isQuoted(undone)]).toEqual([true, false]);
  await services.db.updateTable("reviews").set({ status: "Rejected" }).where("id", "=", seen).execute();
  expect(await isQuoted(seen)).toBe(false);
});

it.each(["https://cheap.example", "www.cheap.example", "cheap-shoes.com", "Cheap.Shop/sale"])(
  "quotes nothing with a link, whoever wrote or approved it: %s",
  async (link) => {
    await empty();
    const id = await review(member, 3, `${words}: ${link}`);
    await approve(id);
    expect(await isQuoted(id)).toBe(false);
  },
);

it("quotes only good and short ones, newest first", async () => {
  await empty();
  const [older, newer] = [await review(member, 9), await review(null, 2)];
  await approve(newer);
  await services.db
    .updateTable("reviews")
    .set({ rating: 3 })
    .where("id", "=", await review(null, 1))
    .execute();
  const quotes = await listHomeQuotes(services.db, { limit: 3 });
  expect(quotes.map(({ id }) => id)).toEqual([newer, older]);
  expect(quotes[1]).toEqual({
    ...{ id: older, rating: 5, comment: `${words}.`, reviewerName: null, createdAt: expect.any(Date) },
    ...{ businessId, businessName: "Low Tide Kitchen", city: "Savannah", media: null },
  });
});
