import { beforeEach, describe, expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { postReview } from "../commands/post-review.server.ts";
import { makeTrustedPerson } from "../exports/trusted-account-for-tests.ts";
import { addBusiness, setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { newWords } from "../words-for-tests.ts";

const { database, services } = setUpReviewedBusiness();
let businessId: string;

beforeEach(async () => {
  businessId = await addBusiness(database.db);
});

async function post(ip: string, comment = newWords(), memberId: string | null = null) {
  const actor = memberId ? aMember(memberId, { ip }) : aVisitor({ ip });
  const result = await postReview(services, actor, {
    businessId,
    source: "reviews-page",
    rating: 1,
    name: null,
    comment,
  });
  if (!result.ok) throw new Error(result.reason);
  return result.review.id;
}
const statusOf = async (id: string) => {
  const { status, held_reason } = await database.db
    .selectFrom("reviews")
    .select(["status", "held_reason"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return [status, held_reason];
};
const stats = () =>
  database.db
    .selectFrom("directory")
    .select("review_count")
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();

describe("when a /48 is detected as raiding", () => {
  it("its posts of the last hour are held, and no others", async () => {
    const raider = (index: number) => `2001:db8:${businessId.slice(0, 4)}:${index}::1`;
    const copied = newWords();
    const early = [await post(raider(1)), await post(raider(2), copied)];
    const elsewhere = await post("198.51.100.7");
    const { id } = await makeTrustedPerson(services);
    const byMember = await post(raider(9), newWords(), id);
    for (const review of [...early, elsewhere, byMember])
      expect(await statusOf(review)).toEqual(["Approved", null]);

    for (let index = 3; index < 6; index++) await post(raider(index), copied);
    for (const review of early) expect(await statusOf(review)).toEqual(["Pending", "raid"]);
    for (const review of [elsewhere, byMember]) expect(await statusOf(review)).toEqual(["Approved", null]);
    expect(await stats()).toEqual({ review_count: 2 });
    expect(await statusOf(await post(raider(7)))).toEqual(["Pending", "network"]);
  });

  it("posts that an admin has approved stay", async () => {
    const raider = (index: number) => `2001:db8:a${businessId.slice(0, 3)}:${index}::1`;
    const copied = newWords();
    const approved = await post(raider(1), copied);
    await database.db
      .updateTable("recent_posts")
      .set({ is_shown: false })
      .where("id", "=", approved)
      .execute();
    for (let index = 3; index < 6; index++) await post(raider(index), copied);
    expect(await statusOf(approved)).toEqual(["Approved", null]);
  });
});

describe("when new accounts that were made in one network flood a business", () => {
  const newAccount = async (network: string) => {
    const { id } = await makePerson(services);
    await database.owner
      .updateTable("users")
      .set({ sign_up_network: network })
      .where("id", "=", id)
      .execute();
    return id;
  };

  it("what they had shown is held too, and new accounts of other networks are shown", async () => {
    const reviews: string[] = [];
    // Each from a network of its own: only the sign-up connects them.
    for (let nth = 0; nth < 8; nth++)
      reviews.push(await post(aVisitor().ip, newWords(), await newAccount(`here ${businessId}`)));
    const statuses = await Promise.all(reviews.map(statusOf));
    expect(statuses.slice(0, 3)).toEqual(Array(3).fill(["Pending", "raid"]));
    expect(statuses.slice(3)).toEqual(Array(5).fill(["Pending", "new-accounts"]));
    expect(await stats()).toEqual({ review_count: 0 });

    const other = await post(aVisitor().ip, newWords(), await newAccount(`there ${businessId}`));
    expect(await statusOf(other)).toEqual(["Approved", null]);
  });
});
