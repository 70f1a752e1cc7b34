import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addBusiness, addRow, addUser, type Row, readRow, refusalOf } from "./rows.ts";
import { testColumns } from "./test-columns.ts";

const database = setUpDatabase();
let business: Row;
beforeAll(async () => {
  business = await addBusiness(database.db);
});
const db = () => database.db;

const addReview = (values: Row = {}) =>
  addRow(db(), "reviews", {
    business_id: business.id,
    reviewer_name: "Zuri",
    rating: 5,
    comment: "Warm welcome.",
    ...values,
  });
const setStatus = (table: string, id: unknown, status: string) =>
  sql`update ${sql.table(table)} set status = ${status} where id = ${id}`.execute(db());

describe("reviews", () => {
  testColumns(db, "reviews", [
    ["DATA-44", "id", "uuid not null"],
    ["DATA-49", "comment", "text"],
    ["DATA-50", "review_text", "text"],
    ["DATA-52", "created_at", "timestamp with time zone not null"],
  ]);

  it("[DATA-45] reviews.business_id points to a business, and is deleted with it", async () => {
    const { id } = await addBusiness(db());
    const review = await addReview({ business_id: id });
    expect(await refusalOf(addReview({ business_id: review.id }))).toBe("23503");
    await sql`delete from businesses where id = ${id}`.execute(db());
    await expect(readRow(db(), "reviews", "id", review.id)).rejects.toThrow("No row");
  });

  it("[DATA-46] reviews.reviewer_name is null when anonymous", async () => {
    expect(await addReview({ is_anonymous: true, reviewer_name: null })).toMatchObject({
      reviewer_name: null,
    });
    expect(await refusalOf(addReview({ is_anonymous: true }))).toBe("23514");
  });

  it("[DATA-47] reviews.is_anonymous is a boolean, by default false", async () => {
    expect(await addReview()).toMatchObject({ is_anonymous: false });
    expect(await refusalOf(addReview({ is_anonymous: null }))).toBe("23502");
  });

  it("[DATA-48] reviews.rating is 1 to 5; 0 and 6 are refused", async () => {
    for (const rating of [1, 2, 3, 4, 5]) expect(await addReview({ rating })).toMatchObject({ rating });
    for (const rating of [0, 6, -1]) expect(await refusalOf(addReview({ rating }))).toBe("23514");
    expect(await refusalOf(addReview({ rating: null }))).toBe("23502");
  });

  it("[DATA-51] reviews.status is Pending, Approved or Rejected, capitalized, nothing else", async () => {
    expect(await addReview()).toMatchObject({ status: "Pending" });
    for (const status of ["Pending", "Approved", "Rejected"])
      expect(await addReview({ status })).toMatchObject({ status });
    for (const status of ["pending", "APPROVED", "Hidden", ""]) {
      expect(await refusalOf(addReview({ status })), status).toBe("23514");
    }
    expect(await refusalOf(addReview({ status: null }))).toBe("23502");
  });

  it("needs a text, in comment or in the older review_text", async () => {
    expect(await refusalOf(addReview({ comment: null }))).toBe("23514");
    expect(await refusalOf(addReview({ comment: " " }))).toBe("23514");
    expect(await addReview({ comment: null, review_text: "From before." })).toMatchObject({ comment: null });
  });

  it("accepts one review per author and business, and any number from visitors", async () => {
    const { id: user_id } = await addUser(db());
    await addReview({ user_id });
    expect(await refusalOf(addReview({ user_id }))).toBe("23505");
    expect(await refusalOf(addReview({ user_id: null }))).toBe("accepted");
  });

  it.each([
    ["Pending", "Approved", "accepted"],
    ["Pending", "Rejected", "accepted"],
    ["Approved", "Rejected", "accepted"],
    ["Approved", "Pending", "23514"],
    ["Rejected", "Approved", "23514"],
    ["Rejected", "Pending", "23514"],
  ])("a review that moves from %s to %s is %s", async (from, to, outcome) => {
    const { id } = await addReview({ status: from });
    expect(await refusalOf(setStatus("reviews", id, to))).toBe(outcome);
    expect(await readRow(db(), "reviews", "id", id)).toMatchObject({
      status: outcome === "accepted" ? to : from,
    });
  });
});

it("an edited review can go back to pending, but a rejected one stays rejected", async () => {
  const edit = (id: unknown) =>
    sql`update reviews set status = 'Pending', edited_at = now() where id = ${id}`.execute(db());
  const { id } = await addReview({ status: "Approved" });
  expect(await refusalOf(edit(id))).toBe("accepted");
  const rejected = await addReview({ status: "Rejected" });
  expect(await refusalOf(edit(rejected.id))).toBe("23514");
});

describe("review_comments", () => {
  testColumns(db, "review_comments", [
    ["DATA-54", "id", "uuid not null"],
    ["DATA-56", "commenter_name", "text"],
    ["DATA-57", "comment_text", "text not null"],
    ["DATA-58", "created_at", "timestamp with time zone not null"],
  ]);

  it("[DATA-55] review_comments.review_id points to reviews.id, and is deleted with it", async () => {
    const { id: review_id } = await addReview();
    const reply = await addRow(db(), "review_comments", { review_id, comment_text: "So true." });
    expect(reply).toMatchObject({ review_id, commenter_name: null, status: "Approved" });
    const mismatched = { review_id: reply.id, comment_text: "Where am I?" };
    expect(await refusalOf(addRow(db(), "review_comments", mismatched))).toBe("23503");
    expect(await refusalOf(addRow(db(), "review_comments", { review_id, comment_text: " " }))).toBe("23514");
    await sql`delete from reviews where id = ${review_id}`.execute(db());
    await expect(readRow(db(), "review_comments", "id", reply.id)).rejects.toThrow("No row");
  });
});
