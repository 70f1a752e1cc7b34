import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor, PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { undoDecisions } from "#platform/decisions/commands/undo-decisions.server.ts";
import type { Verdict } from "#platform/decisions/decider.ts";
import { addBusiness, setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { postDeciders } from "./decide-posts.server.ts";
import type { PostKind } from "./reject-reasons.ts";

const reviewed = setUpReviewedBusiness();
let businessId: string;
let admin: PersonActor;
let author: TestPerson;

beforeAll(async () => {
  const { services, database } = reviewed;
  const needs = { ...services, owner: database.owner };
  const made = await makePerson(needs, { isAdmin: true });
  admin = anAdmin(made.id, { requestId: "req-3", ip: "192.0.2.9" });
  author = await makePerson(needs, { username: "Zuri" });
});
beforeEach(async () => {
  businessId = await addBusiness(reviewed.database.db);
});

const approved: Verdict = { outcome: "approved" };
const spam: Verdict = { outcome: "rejected", reason: "spam", note: null };
const tableOf = (kind: PostKind) => (kind === "review" ? "reviews" : "review_comments");

async function addReview(status = "Pending", user_id: string | null = null) {
  const { id } = await reviewed.database.db
    .insertInto("reviews")
    .values({ business_id: businessId, rating: 2, comment: "Cold soup.", status, user_id })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
async function addHeld(kind: PostKind, user_id: string | null = null) {
  const { db } = reviewed.database;
  const id =
    kind === "review"
      ? await addReview("Pending", user_id)
      : await db
          .insertInto("review_comments")
          .values({
            review_id: await addReview("Approved"),
            comment_text: "So true.",
            status: "Pending",
            user_id,
          })
          .returning("id")
          .executeTakeFirstOrThrow()
          .then((row) => row.id);
  await db.updateTable(tableOf(kind)).set({ held_reason: "burst" }).where("id", "=", id).execute();
  return id;
}
const services = () => ({ ...reviewed.services, deciders: postDeciders });
const decide = (actor: Actor, kind: PostKind, id: string, verdict: Verdict, isTakeDown = false) =>
  decideItems(services(), actor, { items: [{ kind, id }], verdict, isTakeDown });
const undo = (actor: Actor, decisionId: string) => undoDecisions(services(), actor, { ids: [decisionId] });
async function decideNow(kind: PostKind, id: string, verdict: Verdict, isTakeDown = false) {
  const result = await decide(admin, kind, id, verdict, isTakeDown);
  if (!result.ok || !result.decided[0]) throw new Error("was not decided");
  return result.decided[0].decisionId;
}
const rowOf = (kind: PostKind, id: string) =>
  reviewed.database.db
    .selectFrom(tableOf(kind))
    .select(["status", "held_reason"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const auditOf = (id: string) =>
  reviewed.database.db
    .selectFrom("audit_log")
    .innerJoin("decisions", (join) => join.onTrue().on("decisions.subject_id", "=", id))
    .select(["action", "actor_id", "before", "after", "request_id", "ip"])
    .where("audit_log.subject_id", "=", id)
    .orderBy("audit_log.at")
    .execute();
const emailsTo = (recipient: string) =>
  reviewed.database.owner
    .selectFrom("mail_outbox")
    .select(["template", "data"])
    .where("recipient", "=", recipient)
    .execute();
const stats = () =>
  reviewed.database.db
    .selectFrom("directory")
    .select(["average_rating", "review_count"])
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();

describe("deciding about a post", () => {
  it("[ADMIN-43] [ADMIN-45] [SEC-32] approves a review, updates the stats, and writes an audit entry", async () => {
    const id = await addHeld("review");
    expect(await decide(admin, "review", id, approved)).toMatchObject({
      ok: true,
      decided: [{ id }],
      refused: [],
    });
    expect(await rowOf("review", id)).toEqual({ status: "Approved", held_reason: null });
    expect(await stats()).toEqual({ average_rating: 2, review_count: 1 });
    expect(await auditOf(id)).toEqual([
      {
        action: "review.approve",
        actor_id: admin.id,
        before: { status: "Pending", reason: "burst" },
        after: { status: "approved", reason: null, note: null },
        request_id: "req-3",
        ip: "192.0.2.9",
      },
    ]);
  });

  it("[ADMIN-44] [ADMIN-46] rejects a review with a reason, and does not count it", async () => {
    const id = await addHeld("review");
    await decide(admin, "review", id, { outcome: "rejected", reason: "private", note: "Names a neighbor" });
    expect(await rowOf("review", id)).toEqual({ status: "Rejected", held_reason: null });
    expect(await stats()).toEqual({ average_rating: 0, review_count: 0 });
    expect(await auditOf(id)).toMatchObject([
      { action: "review.reject", after: { status: "rejected", reason: "private", note: "Names a neighbor" } },
    ]);
  });

  it("takes down an approved review when asked to, but approves no rejected one", async () => {
    const shown = await addReview("Approved");
    const left = { decided: [], refused: [{ reason: "already-decided" }] };
    expect(await decide(admin, "review", shown, spam), "as if it waited").toMatchObject(left);
    expect(await decide(admin, "review", shown, spam, true)).toMatchObject({ decided: [{ id: shown }] });
    expect(await decide(admin, "review", shown, spam, true)).toMatchObject(left);
    expect(await decide(admin, "review", shown, approved)).toMatchObject({
      decided: [],
      refused: [{ reason: "already-decided" }],
    });
  });

  it.each<PostKind>(["review", "reply"])(
    "lets the first of two concurrent decisions about a %s win, and reports the second",
    async (kind) => {
      const id = await addHeld(kind);
      const results = await Promise.all([decide(admin, kind, id, approved), decide(admin, kind, id, spam)]);
      expect(results).toContainEqual(
        expect.objectContaining({ decided: [], refused: [{ kind, id, reason: "already-decided" }] }),
      );
      expect(await auditOf(id)).toHaveLength(1);
    },
  );

  it.each<PostKind>(["review", "reply"])("[SEC-36] another user must not decide about a %s", async (kind) => {
    const id = await addHeld(kind);
    for (const actor of [aMember(admin.id), aVisitor()])
      expect(await decide(actor, kind, id, approved)).toEqual({ ok: false, reason: "not-allowed" });
    expect(await rowOf(kind, id)).toEqual({ status: "Pending", held_reason: "burst" });
    expect(await auditOf(id)).toEqual([]);
  });

  it("decides many at once, and reports those that it leaves", async () => {
    const [one, two, decided] = [await addHeld("review"), await addHeld("reply"), await addHeld("review")];
    await decideNow("review", decided, approved);
    const gone = "019a0000-0000-7000-8000-000000000000";
    const items = [
      { kind: "review", id: one },
      { kind: "reply", id: two },
      { kind: "review", id: decided },
      { kind: "review", id: gone },
    ];
    const result = await decideItems(services(), admin, { items, verdict: spam });
    expect(result).toMatchObject({ ok: true, decided: [{}, {}] });
    expect(result).toMatchObject({
      refused: expect.arrayContaining([
        { kind: "review", id: decided, reason: "already-decided" },
        { kind: "review", id: gone, reason: "gone" },
      ]),
    });
    expect(await rowOf("reply", two)).toMatchObject({ status: "Rejected" });
    expect(await rowOf("review", decided)).toMatchObject({ status: "Approved" });
  });
});

describe("the letter about a rejection", () => {
  it.each<PostKind>(["review", "reply"])(
    "goes to the account that wrote the %s, with the reason",
    async (kind) => {
      const before = (await emailsTo(author.email)).length;
      const id = await addHeld(kind, author.id);
      await decideNow(kind, id, {
        outcome: "rejected",
        reason: "elsewhere",
        note: "This is about the cafe next door.",
      });
      expect((await emailsTo(author.email)).slice(before)).toMatchObject([
        {
          template: "post-rejected",
          data: {
            ...{ kind, username: "Zuri", businessId, reason: "Not about this business" },
            note: "This is about the cafe next door.",
          },
        },
      ]);
    },
  );

  it("is not written for an approval, nor to visitors", async () => {
    const count = () => reviewed.database.owner.selectFrom("mail_outbox").select("id").execute();
    const before = (await count()).length;
    await decideNow("review", await addHeld("review", author.id), approved);
    await decideNow("reply", await addHeld("reply"), spam);
    expect(await count()).toHaveLength(before);
  });
});

describe("undoing a decision", () => {
  it.each<[PostKind, Verdict]>([
    ["review", approved],
    ["review", spam],
    ["reply", approved],
    ["reply", spam],
  ])("lets a %s that was %o wait again, for the same reason as before", async (kind, verdict) => {
    const id = await addHeld(kind);
    const decisionId = await decideNow(kind, id, verdict);
    expect(await undo(admin, decisionId)).toEqual({ ok: true, undone: [{ kind, id }], refused: [] });
    expect(await rowOf(kind, id)).toEqual({ status: "Pending", held_reason: "burst" });
    if (kind === "review") expect(await stats()).toEqual({ average_rating: 0, review_count: 0 });
    expect(await auditOf(id)).toMatchObject([{}, { action: `${kind}.undo`, actor_id: admin.id }]);
    expect(await undo(admin, decisionId)).toMatchObject({ undone: [], refused: ["already-undone"] });
    expect(await decide(admin, kind, id, approved), "it can be decided again").toMatchObject({
      decided: [{ id }],
    });
  });

  it("tells the author that a rejection no longer holds, and nobody about an approval", async () => {
    const before = (await emailsTo(author.email)).length;
    await undo(admin, await decideNow("reply", await addHeld("reply", author.id), approved));
    expect(await emailsTo(author.email)).toHaveLength(before);
    await undo(admin, await decideNow("reply", await addHeld("reply", author.id), spam));
    const letters = (await emailsTo(author.email)).slice(before);
    expect(letters.map(({ template }) => template).sort()).toEqual(["post-rejected", "post-reopened"]);
  });

  it("lets a review that was taken down wait again", async () => {
    const id = await addReview("Approved");
    await undo(admin, await decideNow("review", id, spam, true));
    expect(await rowOf("review", id)).toEqual({ status: "Pending", held_reason: "undone" });
  });

  it("is refused after 30 days", async () => {
    const [late, inTime] = [await addHeld("review"), await addHeld("review")];
    const age = async (id: string, days: number) => {
      const decisionId = await decideNow("review", id, spam);
      await reviewed.database.owner
        .updateTable("decisions")
        .set({ decided_at: new Date(Date.now() - days * 86_400_000) })
        .where("id", "=", decisionId)
        .execute();
      return decisionId;
    };
    expect(await undo(admin, await age(late, 31))).toMatchObject({ undone: [], refused: ["too-old"] });
    expect(await rowOf("review", late)).toMatchObject({ status: "Rejected" });
    expect(await undo(admin, await age(inTime, 29))).toMatchObject({ undone: [{ id: inTime }] });
  });

  it("is refused for the earlier of two decisions", async () => {
    const id = await addHeld("review");
    const first = await decideNow("review", id, approved);
    const second = await decideNow("review", id, spam, true);
    expect(await undo(admin, first)).toMatchObject({ refused: ["superseded"] });
    expect(await undo(admin, second)).toMatchObject({ undone: [{ id }] });
  });

  it("is refused for the earlier of two that agree", async () => {
    const id = await addHeld("review");
    const first = await decideNow("review", id, approved);
    await sql`
      insert into decisions (kind, subject_id, outcome, previous, decided_by, decided_at)
      select kind, subject_id, outcome, previous, decided_by, decided_at + interval '1 second'
      from decisions where id = ${first}`.execute(reviewed.database.owner);
    expect(await undo(admin, first)).toMatchObject({ refused: ["superseded"] });
  });

  it("another user must not", async () => {
    const id = await addHeld("review");
    const decisionId = await decideNow("review", id, spam);
    for (const actor of [aMember(admin.id), aVisitor()])
      expect(await undo(actor, decisionId)).toEqual({ ok: false, reason: "not-allowed" });
    expect(await rowOf("review", id)).toMatchObject({ status: "Rejected" });
  });

  it("is refused for what is gone", async () => {
    const id = await addHeld("review");
    const decisionId = await decideNow("review", id, spam);
    await reviewed.database.db.deleteFrom("reviews").where("id", "=", id).execute();
    expect(await undo(admin, decisionId)).toMatchObject({ refused: ["gone"] });
    expect(await undo(admin, "019a0000-0000-7000-8000-000000000000")).toMatchObject({ refused: ["unknown"] });
  });
});
