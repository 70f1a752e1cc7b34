import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor, PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Decision, PostKind } from "../admin/decisions.ts";
import { addBusiness, setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { decidePost } from "./decide-post.server.ts";

const reviewed = setUpReviewedBusiness();
let businessId: string;
let admin: PersonActor;

beforeAll(async () => {
  const { services, database } = reviewed;
  const made = await makePerson({ ...services, owner: database.owner }, { isAdmin: true });
  admin = anAdmin(made.id, { requestId: "req-3", ip: "192.0.2.9" });
});
beforeEach(async () => {
  businessId = await addBusiness(reviewed.database.db);
});

const tableOf = (kind: PostKind) => (kind === "review" ? "reviews" : "review_comments");

async function addReview(status = "Pending") {
  const { id } = await reviewed.database.db
    .insertInto("reviews")
    .values({ business_id: businessId, rating: 2, comment: "Cold soup.", status, held_reason: "no-proof" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
async function addHeld(kind: PostKind) {
  if (kind === "review") return addReview();
  const { id } = await reviewed.database.db
    .insertInto("review_comments")
    .values({
      review_id: await addReview("Approved"),
      comment_text: "So true.",
      status: "Pending",
      held_reason: "no-proof",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const decide = (actor: Actor, decision: Decision) => decidePost(reviewed.services, actor, decision);
const rowOf = (kind: PostKind, id: string) =>
  reviewed.database.db
    .selectFrom(tableOf(kind))
    .select(["status", "held_reason"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const auditOf = (id: string) =>
  reviewed.database.db
    .selectFrom("audit_log")
    .select(["action", "actor_id", "before", "after", "request_id", "ip"])
    .where("subject_id", "=", id)
    .execute();
const stats = () =>
  reviewed.database.db
    .selectFrom("directory")
    .select(["average_rating", "review_count"])
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();

describe("decidePost", () => {
  it("[ADMIN-43] [ADMIN-45] approves a review, updates the stats, and writes an audit entry", async () => {
    const id = await addHeld("review");
    const result = await decide(admin, { kind: "review", id, note: null, isApproved: true });
    expect(result).toEqual({ ok: true });
    expect(await rowOf("review", id)).toEqual({ status: "Approved", held_reason: null });
    expect(await stats()).toEqual({ average_rating: 2, review_count: 1 });
    expect(await auditOf(id)).toEqual([
      {
        action: "review.approve",
        actor_id: admin.id,
        before: { status: "Pending", reason: "no-proof" },
        after: { status: "Approved", reason: null, note: null },
        request_id: "req-3",
        ip: "192.0.2.9",
      },
    ]);
  });

  it("[ADMIN-44] [ADMIN-46] rejects a review with a reason, and does not count it", async () => {
    const id = await addHeld("review");
    const rejection = {
      kind: "review",
      id,
      note: "Names a neighbor",
      isApproved: false,
      reason: "private",
    } as const;
    expect(await decide(admin, rejection)).toEqual({ ok: true });
    expect(await rowOf("review", id)).toEqual({ status: "Rejected", held_reason: null });
    expect(await stats()).toEqual({ average_rating: 0, review_count: 0 });
    expect(await auditOf(id)).toMatchObject([
      { action: "review.reject", after: { status: "Rejected", reason: "private", note: "Names a neighbor" } },
    ]);
  });

  it("decides about replies the same way", async () => {
    const [one, other] = [await addHeld("reply"), await addHeld("reply")];
    await decide(admin, { kind: "reply", id: one, note: null, isApproved: true });
    await decide(admin, { kind: "reply", id: other, note: null, isApproved: false, reason: "hate" });
    expect(await rowOf("reply", one)).toMatchObject({ status: "Approved" });
    expect(await rowOf("reply", other)).toMatchObject({ status: "Rejected" });
    expect(await auditOf(one)).toMatchObject([{ action: "reply.approve" }]);
    expect(await auditOf(other)).toMatchObject([{ action: "reply.reject" }]);
  });

  it.each<PostKind>(["review", "reply"])(
    "lets the first of two concurrent decisions about a %s win, and reports the second",
    async (kind) => {
      const id = await addHeld(kind);
      const results = await Promise.all([
        decide(admin, { kind, id, note: null, isApproved: true }),
        decide(admin, { kind, id, note: null, isApproved: false, reason: "spam" }),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results).toContainEqual({ ok: false, reason: "already-decided" });
      expect(await auditOf(id)).toHaveLength(1);
    },
  );

  it.each<PostKind>(["review", "reply"])("another user must not decide about a %s", async (kind) => {
    const id = await addHeld(kind);
    for (const actor of [aMember(admin.id), aVisitor()]) {
      const result = await decide(actor, { kind, id, note: null, isApproved: true });
      expect(result).toEqual({ ok: false, reason: "not-allowed" });
    }
    expect(await rowOf(kind, id)).toEqual({ status: "Pending", held_reason: "no-proof" });
    expect(await auditOf(id)).toEqual([]);
  });

  it("reports a post that is gone", async () => {
    const id = "019a0000-0000-7000-8000-000000000000";
    const result = await decide(admin, { kind: "review", id, note: null, isApproved: true });
    expect(result).toEqual({ ok: false, reason: "gone" });
  });
});
