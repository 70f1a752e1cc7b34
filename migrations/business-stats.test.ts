import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addBusiness, addRow, type Row, readRow } from "./rows.ts";

const database = setUpDatabase();
const db = () => database.db;

const addReview = (business_id: unknown, rating: number, status = "Approved") =>
  addRow(db(), "reviews", { business_id, rating, status, reviewer_name: "Zuri", comment: "Good bread." });
const statsOf = async (id: unknown) => {
  const { review_count, average_rating } = await readRow(db(), "directory", "id", id);
  return { review_count, average_rating };
};
const starsOf = async (id: unknown) => (await readRow(db(), "business_stats", "business_id", id)).star_counts;

describe("average rating and review count", () => {
  it("count approved reviews only, and follow each insert, decision, change and deletion", async () => {
    const { id } = await addBusiness(db());
    await addReview(id, 5);
    await addReview(id, 1, "Rejected");
    const waiting = await addReview(id, 2, "Pending");
    expect(await statsOf(id)).toEqual({ review_count: 1, average_rating: 5 });
    await sql`update reviews set status = 'Approved' where id = ${waiting.id}`.execute(db());
    expect(await statsOf(id)).toEqual({ review_count: 2, average_rating: 3.5 });
    await sql`update reviews set rating = 3, comment = 'Better now.' where id = ${waiting.id}`.execute(db());
    expect(await statsOf(id)).toEqual({ review_count: 2, average_rating: 4 });
    expect(await starsOf(id)).toEqual([0, 0, 1, 0, 1]);
    await sql`update reviews set comment = 'Still good.' where id = ${waiting.id}`.execute(db());
    expect(await statsOf(id)).toEqual({ review_count: 2, average_rating: 4 });
    await sql`update reviews set status = 'Rejected' where id = ${waiting.id}`.execute(db());
    expect(await statsOf(id)).toEqual({ review_count: 1, average_rating: 5 });
    await sql`delete from reviews where business_id = ${id}`.execute(db());
    expect(await statsOf(id)).toEqual({ review_count: 0, average_rating: 0 });
  });

  it("take one update for all reviews that a statement deletes", async () => {
    const { id } = await addBusiness(db());
    for (let number = 0; number < 20; number += 1) await addReview(id, 1 + (number % 5));
    const updates = await database.owner.transaction().execute(async (tx) => {
      await sql`delete from reviews where business_id = ${id}`.execute(tx);
      const { rows } = await sql<{ count: number }>`
        select n_tup_upd::integer as count from pg_stat_xact_user_tables where relname = 'business_stats'`.execute(
        tx,
      );
      return rows[0]?.count;
    });
    expect(updates).toBe(1);
    expect(await statsOf(id)).toEqual({ review_count: 0, average_rating: 0 });
    expect(await starsOf(id)).toEqual([0, 0, 0, 0, 0]);
  });

  it("move with a review to another business", async () => {
    const [from, to] = [await addBusiness(db()), await addBusiness(db())];
    const review = await addReview(from.id, 4);
    await sql`update reviews set business_id = ${to.id} where id = ${review.id}`.execute(db());
    expect(await statsOf(from.id)).toEqual({ review_count: 0, average_rating: 0 });
    expect(await statsOf(to.id)).toEqual({ review_count: 1, average_rating: 4 });
  });

  it("roll back with a failed transaction", async () => {
    const { id } = await addBusiness(db());
    const failing = db()
      .transaction()
      .execute(async (tx) => {
        await sql`insert into reviews (business_id, rating, status, reviewer_name, comment)
        values (${id}, 5, 'Approved', 'Zuri', 'Lost')`.execute(tx);
        throw new Error("cut off");
      });
    await expect(failing).rejects.toThrow("cut off");
    expect(await statsOf(id)).toEqual({ review_count: 0, average_rating: 0 });
  });

  it("match the approved reviews after concurrent writers", async () => {
    const businesses = await Promise.all([1, 2, 3].map(() => addBusiness(db())));
    const pick = (step: number) => (businesses[step % 3] as Row).id;
    const steps = Array.from({ length: 150 }, (_, step) => step);
    await Promise.all(
      steps.map(async (step) => {
        const { id } = await addReview(pick(step), 1 + (step % 5), step % 4 === 0 ? "Pending" : "Approved");
        if (step % 4 === 0) await sql`update reviews set status = 'Approved' where id = ${id}`.execute(db());
        if (step % 6 === 1) await sql`update reviews set status = 'Rejected' where id = ${id}`.execute(db());
        if (step % 7 === 0) await sql`delete from reviews where id = ${id}`.execute(db());
      }),
    );
    const { rows } = await sql<{ right: boolean }>`
      select (s.review_count, s.rating_sum, s.star_counts)
        = (counted.review_count, counted.rating_sum, counted.star_counts) as right
      from business_stats s join counted_reviews counted using (business_id)
      where s.business_id = any(${businesses.map(({ id }) => id)})`.execute(db());
    expect(rows).toEqual([{ right: true }, { right: true }, { right: true }]);
  });

  it("cannot contradict each other", async () => {
    const { id } = await addBusiness(db());
    const owner = database.owner;
    for (const stats of [
      "star_counts = '{0,0,0,0,1}'",
      "review_count = 1, rating_sum = 4, star_counts = '{0,0,0,0,1}'",
      "review_count = 1, rating_sum = 5, star_counts = '{0,0,0,-1,2}'",
      "star_counts = '{}'",
    ])
      await expect(
        sql`update business_stats set ${sql.raw(stats)} where business_id = ${id}`.execute(owner),
      ).rejects.toThrow("violates check constraint");
  });

  it("are deleted with a business that still has reviews", async () => {
    const { id } = await addBusiness(db());
    await addReview(id, 5);
    await sql`delete from businesses where id = ${id}`.execute(db());
    await expect(readRow(db(), "business_stats", "business_id", id)).rejects.toThrow("No row");
  });
});
