import type { Challenge } from "altcha-lib";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { makeChallenge } from "#platform/http/security/proof-of-work.server.ts";
import { proveWork } from "#platform/http/security/solve-proof.ts";
import { setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { newWords } from "../words-for-tests.ts";
import { postReply } from "./post-reply.server.ts";

const reviewed = setUpReviewedBusiness();
const { database, services } = reviewed;
let businessId: string;

beforeAll(() => {
  ({ businessId } = reviewed);
});

async function addReview(status = "Approved") {
  const { id } = await database.db
    .insertInto("reviews")
    .values({ business_id: businessId, rating: 5, reviewer_name: "Zuri", comment: "Good bread.", status })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const visitor = () => aVisitor();
const repliesTo = (reviewId: string) =>
  database.db
    .selectFrom("review_comments")
    .select(["review_id", "commenter_name", "comment_text", "user_id", "status"])
    .where("review_id", "=", reviewId)
    .execute();

describe("postReply", () => {
  it("[REV-44] [SEC-11] stores a visitor's reply, published at once", async () => {
    const reviewId = await addReview();
    const result = await postReply(services, visitor(), { reviewId, name: "Ama", text: "Seconded." });
    expect(result).toMatchObject({ ok: true, reply: { id: expect.any(String) } });
    expect(await repliesTo(reviewId)).toEqual([
      {
        review_id: reviewId,
        commenter_name: "Ama",
        comment_text: "Seconded.",
        user_id: null,
        status: "Approved",
      },
    ]);
  });

  it("stores no name if none was given, and the account of a member", async () => {
    const reviewId = await addReview();
    const { id } = await makePerson({ ...services, owner: database.owner });
    await postReply(services, aMember(id), { reviewId, name: null, text: "Seconded." });
    expect(await repliesTo(reviewId)).toMatchObject([{ commenter_name: null, user_id: id }]);
  });

  it("ignores an account or status in the input", async () => {
    const reviewId = await addReview();
    const { id } = await makePerson({ ...services, owner: database.owner });
    const smuggled = { reviewId, name: null, text: newWords(), user_id: id, status: "Rejected" };
    await postReply(services, visitor(), smuggled);
    expect(await repliesTo(reviewId)).toMatchObject([{ user_id: null, status: "Approved" }]);
  });

  it.each(["Pending", "Rejected"])(
    "refuses a reply to a review that is %s, as if it were not there",
    async (status) => {
      const reviewId = await addReview(status);
      const result = await postReply(services, visitor(), { reviewId, name: null, text: "Seconded." });
      expect(result).toEqual({ ok: false, reason: "unknown-review" });
      expect(await repliesTo(reviewId)).toEqual([]);
    },
  );

  it("rejects a reply to an unknown review", async () => {
    const reviewId = "019a0000-0000-7000-8000-000000000000";
    const result = await postReply(services, visitor(), { reviewId, name: null, text: "Seconded." });
    expect(result).toEqual({ ok: false, reason: "unknown-review" });
  });

  it("publishes five per network and hour, holds the next twenty-five, then rejects with a wait time", async () => {
    const reviewId = await addReview();
    const here = visitor();
    const statuses = [];
    for (let count = 0; count < 30; count++) {
      const result = await postReply(services, here, { reviewId, name: null, text: newWords() });
      statuses.push(result.ok && result.reply.status);
    }
    expect(statuses).toEqual([...Array(5).fill("Approved"), ...Array(25).fill("Pending")]);
    const more = await postReply(services, here, { reviewId, name: null, text: newWords() });
    expect(more).toMatchObject({ ok: false, reason: "too-many", retryAfterSeconds: expect.any(Number) });
  });

  it("publishes none of forty copies from forty networks of one /48, and audits the reason", async () => {
    const reviewId = await addReview();
    const text = "Nobody believes you. This review was paid for, and you are a liar.";
    for (let nth = 0; nth < 40; nth++) {
      const raider = { ...visitor(), ip: `2001:db8:7:${nth.toString(16)}::1` };
      const result = await postReply(services, raider, { reviewId, name: null, text });
      expect(result).toMatchObject({ ok: true });
    }
    const replies = await repliesTo(reviewId);
    expect(replies.filter(({ status }) => status === "Approved")).toEqual([]);
    expect(replies).toHaveLength(40);
    const audit = await database.db
      .selectFrom("audit_log")
      .select(({ fn }) => ["after", fn.countAll<number>().as("count")])
      .where("action", "=", "reply.hold")
      .where(sql`after ->> 'reason'`, "in", ["raid", "similar-words"])
      .groupBy("after")
      .orderBy("count")
      .execute();
    expect(audit).toEqual([
      { after: { status: "Pending", reason: "raid" }, count: 1 },
      { after: { status: "Pending", reason: "similar-words" }, count: 39 },
    ]);
  });

  it("publishes a visitor's reply without a proof too, and holds a flood of them", async () => {
    const asking = { ...services, env: { ...services.env, PROOF_OF_WORK_COST: 10 } };
    const reviewId = await addReview();
    const reply = () => ({ reviewId, name: null, text: newWords() });
    await sql`delete from recent_posts`.execute(database.owner);
    const statuses = [];
    for (let count = 0; count < 12; count++) {
      const result = await postReply(asking, visitor(), reply());
      statuses.push(result.ok && result.reply.status);
    }
    expect(statuses).toEqual([...Array(10).fill("Approved"), "Pending", "Pending"]);
    const challenge = (await makeChallenge(asking.env, Date.now())) as Challenge;
    const proof = await proveWork(challenge);
    const proven = await postReply(asking, visitor(), { ...reply(), proof });
    expect(proven).toMatchObject({ reply: { status: "Approved" } });
    const { id } = await makePerson({ ...services, owner: database.owner });
    expect(await postReply(asking, aMember(id), reply())).toMatchObject({ reply: { status: "Approved" } });
  });

  it("holds a flood of new accounts that one network made", async () => {
    const reviewId = await addReview();
    const statuses = [];
    for (let count = 0; count < 8; count++) {
      const { id } = await makePerson(services);
      await database.owner
        .updateTable("users")
        .set({ sign_up_network: reviewId })
        .where("id", "=", id)
        .execute();
      const result = await postReply(services, aMember(id), { reviewId, name: null, text: newWords() });
      statuses.push(result.ok && result.reply.status);
    }
    expect(statuses).toEqual([...Array(5).fill("Approved"), ...Array(3).fill("Pending")]);
  });
});
