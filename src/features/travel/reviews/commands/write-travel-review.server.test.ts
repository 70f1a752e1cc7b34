import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Requester } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { undoDecisions } from "#platform/decisions/commands/undo-decisions.server.ts";
import type { Verdict } from "#platform/decisions/decider.ts";
import { setUpServices } from "#testing/services.ts";
import { travelReviewDecider } from "../admin/decide-travel-reviews.server.ts";
import { travelReviewsPersonalData } from "../personal-data.server.ts";
import { listNewestWords } from "../queries/list-travel-words.server.ts";
import { listWelcoming } from "../queries/list-welcoming.server.ts";
import { readTravelScores } from "../queries/read-travel-scores.server.ts";
import { addAnswers, addTour, openTravelReviews } from "../reviewed-tours-for-tests.ts";
import { deleteTravelReview } from "./delete-travel-review.server.ts";
import { writeTravelReview } from "./write-travel-review.server.ts";

const { database, services } = setUpServices();
let tour: string;
let ama: TestPerson;
let admin: TestPerson;
let nth = 0;

beforeAll(async () => {
  await openTravelReviews(database.owner);
  admin = await makePerson(services, { isAdmin: true });
});
beforeEach(async () => {
  tour = await addTour(database.db);
  ama = await makePerson(services);
});

const draft = (change: object = {}) => ({
  ...{ kind: "tour" as const, subjectId: tour, rating: 4, welcome: 5, anonymous: false },
  comment: `${words[nth++ % words.length]} ${crypto.randomUUID()}`,
  ...change,
});
const words = [
  "The guide knew every porch.",
  "We ate on a roof and sang.",
  "Slow bus, long stories, no hurry.",
];
const write = (actor: Requester, change: object = {}) => writeTravelReview(services, actor, draft(change));
const rows = () =>
  database.db
    .selectFrom("travel_reviews")
    .select(["user_id", "rating", "welcome", "status", "held_reason", "kind", "is_anonymous"])
    .where("subject_id", "=", tour)
    .orderBy("created_at")
    .execute();
const stats = () =>
  database.db
    .selectFrom("travel_review_stats")
    .select(["answers", "rating_sum", "welcome_sum", "star_counts", "welcome_counts", "welcome_rank"])
    .where("subject_id", "=", tour)
    .executeTakeFirst();

describe("writeTravelReview", () => {
  it("stores one review per account and subject, counts it, and updates it when written again", async () => {
    expect(await write(aMember(ama.id))).toMatchObject({ ok: true, review: { status: "Approved" } });
    expect(await stats()).toMatchObject({ answers: 1, rating_sum: 4, welcome_sum: 5, welcome_rank: null });
    expect(await write(aMember(ama.id), { rating: 2, welcome: 1, anonymous: true })).toMatchObject({
      ok: true,
    });
    const row = { user_id: ama.id, rating: 2, welcome: 1, status: "Approved", held_reason: null };
    expect(await rows()).toEqual([{ ...row, kind: "tour", is_anonymous: true }]);
    expect(await stats()).toMatchObject({
      ...{ answers: 1, rating_sum: 2, welcome_sum: 1 },
      ...{ star_counts: [0, 1, 0, 0, 0], welcome_counts: [1, 0, 0, 0, 0] },
    });
  });

  it("treats two forms sent at once as one review", async () => {
    const sent = await Promise.all([write(aMember(ama.id)), write(aMember(ama.id))]);
    expect(sent.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await rows()).toHaveLength(1);
    expect(await stats()).toMatchObject({ answers: 1 });
  });

  it("refuses visitors, and unknown subjects", async () => {
    expect(await write(aVisitor())).toEqual({ ok: false, reason: "not-signed-in" });
    const unknown = await write(aMember(ama.id), { subjectId: crypto.randomUUID() });
    expect(unknown).toEqual({ ok: false, reason: "unknown-subject" });
    // A tour is not a guide.
    const other = await write(aMember(ama.id), { kind: "guide" });
    expect(other).toEqual({ ok: false, reason: "unknown-subject" });
  });

  it("holds the same text from another account", async () => {
    const kofi = await makePerson(services);
    const comment = "They threw us out of the courtyard before the second song had ended, all of us.";
    await write(aMember(ama.id), { comment });
    expect(await write(aMember(kofi.id), { comment })).toMatchObject({
      ok: true,
      review: { status: "Pending" },
    });
    expect(await rows()).toContainEqual(expect.objectContaining({ held_reason: "similar-words" }));
    expect(await stats()).toMatchObject({ answers: 1 });
  });

  it("refuses the twenty-first in a day", async () => {
    for (let count = 0; count < 20; count++) await write(aMember(ama.id));
    expect(await write(aMember(ama.id))).toMatchObject({ ok: false, reason: "too-many" });
  });

  it("deletes the author's own review only; another user cannot", async () => {
    const kofi = await makePerson(services);
    await write(aMember(ama.id));
    const target = { kind: "tour" as const, subjectId: tour };
    const gone = { ok: false, reason: "unknown-review" };
    expect(await deleteTravelReview(services, aMember(kofi.id), target)).toEqual(gone);
    expect(await deleteTravelReview(services, aVisitor(), target)).toMatchObject({ reason: "not-signed-in" });
    expect(await deleteTravelReview(services, aMember(ama.id), target)).toEqual({ ok: true });
    expect(await rows()).toEqual([]);
    expect(await stats()).toMatchObject({ answers: 0, rating_sum: 0, star_counts: [0, 0, 0, 0, 0] });
  });
});

describe("a closed switch", () => {
  const closed = setUpServices();

  it("prevents writing, and shows no score", async () => {
    const id = await addTour(closed.database.db);
    const person = await makePerson(closed.services);
    const input = { ...draft(), subjectId: id };
    for (const actor of [aVisitor(), aMember(person.id), anAdmin(person.id)])
      expect(await writeTravelReview(closed.services, actor, input)).toEqual({
        ok: false,
        reason: "not-open",
      });
    expect(await readTravelScores(closed.database.db, "tour", [id])).toBeNull();
  });
});

describe("a decision of an admin", () => {
  const reject: Verdict = { outcome: "rejected", reason: "spam", note: null };
  const deciding = () => ({ ...services, deciders: [travelReviewDecider] });
  const decide = (id: string, verdict: Verdict) =>
    decideItems(deciding(), anAdmin(admin.id), {
      items: [{ kind: "travel_review", id }],
      verdict,
      isTakeDown: true,
    });
  const letters = () =>
    database.db.selectFrom("mail_outbox").select("template").where("recipient", "=", ama.email).execute();

  it("takes a review down, notifies its author, prevents edits, and can be undone", async () => {
    const written = await write(aMember(ama.id));
    const { id } = written.ok ? written.review : { id: "" };
    const decided = await decide(id, reject);
    expect(decided).toMatchObject({ ok: true });
    expect(await stats()).toMatchObject({ answers: 0 });
    expect(await letters()).toEqual([{ template: "travel-review-rejected" }]);
    expect(await write(aMember(ama.id))).toEqual({ ok: false, reason: "rejected" });
    const { id: decisionId } = await database.db
      .selectFrom("decisions")
      .select("id")
      .where("subject_id", "=", id)
      .executeTakeFirstOrThrow();
    const undone = await undoDecisions(deciding(), anAdmin(admin.id), { ids: [decisionId] });
    expect(undone).toMatchObject({ ok: true });
    expect(await rows()).toMatchObject([{ status: "Pending", held_reason: "undone" }]);
    expect(await letters()).toContainEqual({ template: "travel-review-reopened" });
    // A held review stays held when its author edits it.
    expect(await write(aMember(ama.id))).toMatchObject({ ok: true, review: { status: "Pending" } });
  });
});

describe("published reviews", () => {
  it("have a score from the fifth review on", async () => {
    await addAnswers(database.db, tour, [5, 4, 4, 3]);
    expect((await readTravelScores(database.db, "tour", [tour]))?.get(tour)).toEqual({
      ...{ answers: 4, averages: null },
    });
    await addAnswers(database.db, tour, [5]);
    const averages = { rating: 4.2, welcome: 4.2 };
    expect((await readTravelScores(database.db, "tour", [tour]))?.get(tour)).toEqual({
      answers: 5,
      averages,
    });
    expect((await readTravelScores(database.db, "guide", [tour]))?.get(tour)).toMatchObject({ answers: 0 });
  });

  it("list the most welcoming first, and nothing without a score", async () => {
    const [best, good, few] = [
      await addTour(database.db, "Best"),
      await addTour(database.db, "Good"),
      await addTour(database.db, "Few"),
    ];
    await addAnswers(database.db, best, [5, 5, 5, 5, 5]);
    await addAnswers(database.db, good, [5, 5, 5, 5, 4]);
    await addAnswers(database.db, few, [5, 5, 5, 5]);
    const query = { kind: "all" as const, after: "", trail: [] };
    const { items, total } = await listWelcoming(database.db, query);
    const names = items.map(({ name }) => name);
    expect(names.indexOf("Best")).toBeLessThan(names.indexOf("Good"));
    expect(names).not.toContain("Few");
    expect(total).toBe(items.length);
    expect(await listWelcoming(database.db, { ...query, kind: "guide" })).toMatchObject({
      items: [],
      total: 0,
    });
  });

  it("show the author only if they want to be named", async () => {
    await write(aMember(ama.id), { comment: "Signed words about a porch at dusk." });
    const [signed] = await listNewestWords(database.db, { limit: 1 });
    expect(signed).toMatchObject({ name: ama.username, subject: "Porch Lights by Lowrider", answers: 1 });
    await write(aMember(ama.id), { anonymous: true });
    const [unsigned] = await listNewestWords(database.db, { limit: 1 });
    expect(unsigned).toMatchObject({ name: null });
  });

  it("are deleted with the account, or stay without its name", async () => {
    const kofi = await makePerson(services);
    await write(aMember(ama.id));
    await write(aMember(kofi.id));
    const { exportPersonalData, erasePersonalData } = travelReviewsPersonalData;
    const file = await exportPersonalData(database.db, ama.id);
    expect(file).toMatchObject({ reviews: [{ about: "Porch Lights by Lowrider", rating: 4, welcome: 5 }] });
    await transact(database.db, (tx) => erasePersonalData(tx, ama, { removesPosts: true }));
    await transact(database.db, (tx) => erasePersonalData(tx, kofi, { removesPosts: false }));
    expect(await rows()).toMatchObject([{ user_id: null, is_anonymous: true }]);
    expect(await stats()).toMatchObject({ answers: 1 });
  });
});
