import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { composeOpening } from "../read-opening.server.ts";
import { listTalkedAbout } from "./list-talked-about.server.ts";

const database = setUpDatabase();
const now = new Date("2030-02-01T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

async function addBusiness(
  name: string,
  reviews: readonly { days: number; status?: string; comment?: string }[],
) {
  const { id } = await database.db
    .insertInto("businesses")
    .values({ name, location: "Savannah, Georgia" })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const { days, status = "Approved", comment = "Good." } of reviews)
    await database.db
      .insertInto("reviews")
      .values({ business_id: id, rating: 5, status, comment, created_at: daysAgo(days) })
      .execute();
  return id;
}

it("nothing is talked about where nobody wrote", async () => {
  expect(await listTalkedAbout(database.db, { now, limit: 4 })).toEqual({
    week: { count: 0, isCapped: false },
    isWholeMonth: true,
    businesses: [],
  });
});

it("lists those with the most approved reviews of the last thirty days, and counts the last seven", async () => {
  const busy = await addBusiness("Busy", [{ days: 1 }, { days: 20 }, { days: 29 }]);
  const calm = await addBusiness("Calm", [
    { days: 2 },
    { days: 31 },
    { days: 40 },
    { days: 50 },
    { days: 60 },
  ]);
  await addBusiness(
    "Unseen",
    [1, 2, 3, 4].map((days) => ({ days, status: "Pending" })),
  );
  const { week, businesses } = await listTalkedAbout(database.db, { now, limit: 4 });
  expect(week.count).toBe(2);
  expect(businesses.map(({ id, newReviews, reviewCount }) => [id, newReviews, reviewCount])).toEqual([
    [busy, 3, 3],
    [calm, 1, 5],
  ]);
});

it("the page quotes each business once, with the weekday, and says when a quote is older", async () => {
  const comment = "Everything on the plate tasted like somebody's good memory.";
  await addBusiness("Quoted", [
    { days: 1, comment },
    { days: 2, comment },
  ]);
  const thisWeek = await composeOpening(database.db, now);
  expect(thisWeek.title).toBe("Heard this week");
  expect(thisWeek.quotes.map(({ businessName, day }) => [businessName, day])).toEqual([
    ["Quoted", "Thursday"],
  ]);
  expect(thisWeek.news).toBe("4 new reviews in seven days");
  expect(thisWeek.talkedAbout[0]).toMatchObject({
    name: "Busy",
    location: "Savannah, GA",
    news: "3 new",
    since: "this month",
  });
  const later = await composeOpening(database.db, new Date("2030-03-01T12:00:00Z"));
  expect(later).toMatchObject({ title: "Heard lately", quotes: [{ day: "Jan 31, 2030" }] });
});
