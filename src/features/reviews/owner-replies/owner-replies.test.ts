import { beforeAll, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Person } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { action, loader } from "./owner-replies.tsx";

const reviewed = setUpReviewedBusiness();
const { database, services } = reviewed;
let owner: Person;
let other: Person;
let reviewId: string;

const personOf = ({ id, username }: { id: string; username: string }): Person => ({
  ...{ id, username, email: "ama@example.com", avatarUrl: null, isAdmin: false },
});

beforeAll(async () => {
  const { businessId: business_id } = reviewed;
  owner = personOf(await makePerson(services));
  other = personOf(await makePerson(services));
  await database.owner
    .updateTable("launch_switches")
    .set({ is_on: true })
    .where("is_built", "=", true)
    .execute();
  await database.db.updateTable("businesses").set({ owner_id: owner.id }).execute();
  const { id } = await database.db
    .insertInto("reviews")
    .values({ business_id, reviewer_name: "Jerome", rating: 4, comment: "Warm bread.", status: "Approved" })
    .returning("id")
    .executeTakeFirstOrThrow();
  reviewId = id;
});

const args = (person: Person | null, fields?: Record<string, string>) =>
  routeArgs(services, `/dashboard/${reviewed.businessId}/reviews`, {
    params: { id: reviewed.businessId },
    visit: { person },
    ...(fields && { fields }),
  });
const statusOf = (work: Promise<unknown>) =>
  work.then(
    (answer) =>
      answer instanceof Response ? answer.status : (answer as { init?: ResponseInit }).init?.status,
    (thrown) => (thrown instanceof Response ? thrown.status : thrown.init?.status),
  );

describe("the reviews of an owner's workspace", () => {
  it("are closed to others", async () => {
    const fields = { form: `answer-${reviewId}`, text: "Mine." };
    for (const [person, status] of [
      [other, 404],
      [null, 302],
    ] as const) {
      expect(await statusOf(loader(args(person)))).toBe(status);
      expect(await statusOf(action(args(person, fields)))).toBe(status);
    }
    expect((await loader(args(owner))).reviews).toMatchObject([{ name: "Jerome", answer: null }]);
  });

  it("take an answer, show it, change it and delete it", async () => {
    expect(await statusOf(action(args(owner, { form: `answer-${reviewId}`, text: " " })))).toBe(400);
    expect(await statusOf(action(args(owner, { form: `answer-${reviewId}`, text: "Thank you." })))).toBe(302);
    expect(await statusOf(action(args(owner, { form: `answer-${reviewId}`, text: "Again." })))).toBe(409);
    const [review] = (await loader(args(owner))).reviews;
    expect(review).toMatchObject({ answer: { text: "Thank you.", isRejected: false } });
    const id = review?.answer?.id;
    expect(await statusOf(action(args(owner, { form: `edit-${id}`, text: "Thanks." })))).toBe(302);
    expect((await loader(args(owner))).reviews).toMatchObject([{ answer: { text: "Thanks." } }]);
    expect(await statusOf(action(args(owner, { form: `delete-${id}` })))).toBe(302);
    expect((await loader(args(owner))).reviews).toMatchObject([{ answer: null }]);
    expect(await statusOf(action(args(owner, { form: "answer-x", text: "?" })))).toBe(400);
  });
});
