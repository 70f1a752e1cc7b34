import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { listTestimonials } from "./list-testimonials.server.ts";

const database = setUpDatabase();

it("listTestimonials returns the newest approved reviews with at least four stars and a quotable length", async () => {
  const { id: businessId } = await database.db
    .insertInto("businesses")
    .values({ name: "Low Tide Kitchen", location: "Savannah, Georgia" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const comment = "Everything on the plate tasted like somebody's good memory.";
  const review = (day: number, change: { rating?: number; status?: string; comment?: string }) => ({
    business_id: businessId,
    rating: 5,
    status: "Approved",
    comment,
    created_at: new Date(Date.UTC(2030, 0, day)),
    ...change,
  });
  await database.db
    .insertInto("reviews")
    .values([
      review(1, { rating: 4 }),
      review(2, {}),
      review(3, { rating: 3 }),
      review(4, { status: "Pending" }),
      review(5, { comment: "Good." }),
      review(6, { comment: "So good! ".repeat(20) }),
    ])
    .execute();
  const testimonials = await listTestimonials(database.db, { limit: 3 });
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 4]);
  expect(testimonials[0]).toEqual({
    id: expect.any(String),
    rating: 5,
    comment,
    reviewerName: null,
    createdAt: new Date(Date.UTC(2030, 0, 2)),
    businessId,
    businessName: "Low Tide Kitchen",
    city: "Savannah",
    media: null,
  });
});
