import type { Challenge } from "altcha-lib";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Requester } from "#platform/auth/actor.ts";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { makeChallenge } from "#platform/http/security/proof-of-work.server.ts";
import { proveWork } from "#platform/http/security/solve-proof.ts";
import { makeTrustedPerson } from "../exports/trusted-account-for-tests.ts";
import { noLimits } from "../parallel-writers-for-tests.ts";
import type { ReviewSource } from "../permissions.ts";
import { addBusiness, setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { newWords } from "../words-for-tests.ts";
import { postReview } from "./post-review.server.ts";

const { database, services } = setUpReviewedBusiness();
let businessId: string;

beforeEach(async () => {
  businessId = await addBusiness(database.db);
});

const makeMember = () => makePerson(services);
/** An account that was made in this network just now. */
const makeNewAccount = async (network: string) => {
  const person = await makeMember();
  await database.owner
    .updateTable("users")
    .set({ sign_up_network: network })
    .where("id", "=", person.id)
    .execute();
  return person;
};
const visitor = (person: { id: string } | null = null) => (person ? aMember(person.id) : aVisitor());
const draft = (change: object = {}) => ({
  businessId,
  source: "reviews-page" as ReviewSource,
  rating: 4,
  name: "Zuri" as string | null,
  comment: newWords(),
  ...change,
});
const rowsOf = (id: string) =>
  database.db
    .selectFrom("reviews")
    .select(["rating", "comment", "reviewer_name", "is_anonymous", "status", "user_id", "review_text"])
    .where("business_id", "=", id)
    .execute();
const countByHold = (id: string) =>
  database.db
    .selectFrom("reviews")
    .select(["status", "held_reason", (select) => select.fn.countAll<number>().as("count")])
    .where("business_id", "=", id)
    .groupBy(["status", "held_reason"])
    .orderBy("status")
    .execute();
const statsOf = (id: string) =>
  database.db
    .selectFrom("directory")
    .select(["average_rating", "review_count"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("postReview", () => {
  it("[REV-37] [REV-38] [REV-39] [OPEN-04] [OPEN-76] stores a named review, Approved at once, and updates the stats", async () => {
    const result = await postReview(services, visitor(), draft({ comment: "Good bread." }));
    expect(result).toMatchObject({ ok: true, review: { status: "Approved" } });
    expect(await rowsOf(businessId)).toEqual([
      {
        rating: 4,
        comment: "Good bread.",
        reviewer_name: "Zuri",
        is_anonymous: false,
        status: "Approved",
        user_id: null,
        review_text: null,
      },
    ]);
    expect(await statsOf(businessId)).toEqual({ average_rating: 4, review_count: 1 });
  });

  it("[REV-35] [REV-36] stores an anonymous review without a name", async () => {
    await postReview(services, visitor(), draft({ name: null }));
    expect(await rowsOf(businessId)).toMatchObject([{ reviewer_name: null, is_anonymous: true }]);
  });

  it("stores the account of a member, once per business", async () => {
    const ama = await makeMember();
    expect(await postReview(services, visitor(ama), draft())).toMatchObject({ ok: true });
    const again = draft({ rating: 1 });
    const refused = { ok: false, reason: "already-reviewed" };
    expect(await postReview(services, visitor(ama), again)).toEqual(refused);
    expect(await rowsOf(businessId)).toMatchObject([{ user_id: ama.id, rating: 4 }]);
    // A rejected text is not recorded: somebody else may use it.
    const kofi = await makeMember();
    const result = await postReview(services, visitor(kofi), again);
    expect(result).toMatchObject({ ok: true, review: { status: "Approved" } });
  });

  it("ignores an account or status in the input", async () => {
    const ama = await makeMember();
    const smuggled = draft({ user_id: ama.id, status: "Rejected", person: ama });
    await postReview(services, visitor(), smuggled);
    expect(await rowsOf(businessId)).toMatchObject([{ user_id: null, status: "Approved" }]);
  });

  it("rejects an unknown business", async () => {
    const result = await postReview(
      services,
      visitor(),
      draft({ businessId: "019a0000-0000-7000-8000-000000000000" }),
    );
    expect(result).toEqual({ ok: false, reason: "unknown-business" });
  });

  it("[OPEN-81] publishes five per network and hour, holds the next fifteen, then rejects with a wait time", async () => {
    const here = visitor();
    const statuses = [];
    for (let count = 0; count < 20; count++) {
      const result = await postReview(services, here, draft());
      statuses.push(result.ok && result.review.status);
    }
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill("Approved"));
    expect(statuses.slice(5)).toEqual(Array(15).fill("Pending"));
    const more = await postReview(services, here, draft());
    expect(more).toMatchObject({ ok: false, reason: "too-many", retryAfterSeconds: expect.any(Number) });
  });

  it("[OPEN-81] accepts twenty per account and day", async () => {
    const ama = await makeTrustedPerson(services);
    for (let count = 0; count < 20; count++) {
      const businessId = await addBusiness(database.db);
      const result = await postReview(services, visitor(ama), draft({ businessId }));
      expect(result).toMatchObject({ ok: true, review: { status: count < 10 ? "Approved" : "Pending" } });
    }
    const more = await postReview(services, visitor(ama), draft());
    expect(more).toMatchObject({ ok: false, reason: "too-many" });
  });

  it("holds a near duplicate, and audits the reason", async () => {
    const comment = "The lamp lit my stall all summer long and people asked where I bought it.";
    await postReview(services, visitor(), draft({ comment }));
    const elsewhere = await addBusiness(database.db);
    const result = await postReview(
      services,
      visitor(),
      draft({ businessId: elsewhere, comment: comment.toUpperCase() }),
    );
    expect(result).toMatchObject({ ok: true, review: { status: "Pending" } });
    expect(await statsOf(elsewhere)).toEqual({ average_rating: 0, review_count: 0 });
    const audit = await database.db
      .selectFrom("audit_log")
      .select(["action", "after"])
      .where("subject_id", "=", result.ok ? result.review.id : "")
      .execute();
    expect(audit).toEqual([{ action: "review.hold", after: { status: "Pending", reason: "similar-words" } }]);
  });

  it("publishes at most five a day about one business from one /16 or /32, even concurrently", async () => {
    // Without rate limits, all of them run concurrently.
    const unlimited = { ...services, limits: noLimits };
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, nth) => {
        const neighbor = { ...visitor(), ip: `2001:db8:${nth.toString(16)}:1::1` };
        return postReview(unlimited, neighbor, draft());
      }),
    );
    expect(await countByHold(businessId)).toEqual([
      { status: "Approved", held_reason: null, count: 5 },
      { status: "Pending", held_reason: "burst", count: 19 },
    ]);
    const statuses = results.map((result) => result.ok && result.review.status);
    expect(statuses.filter((status) => status === "Approved")).toHaveLength(5);
    expect(statuses.filter((status) => status === "Pending")).toHaveLength(19);
    expect(await statsOf(businessId)).toMatchObject({ review_count: 5 });
    // Other networks are not affected.
    expect(await postReview(services, visitor(), draft())).toMatchObject({ review: { status: "Approved" } });
  });

  it("holds a flood from many networks above the usual rate of the business, until the next day", async () => {
    const statuses = async (count: number) => {
      const posted = [];
      for (let nth = 0; nth < count; nth++) posted.push(await postReview(services, visitor(), draft()));
      return posted.map((result) => result.ok && result.review.status);
    };
    expect(await statuses(12)).toEqual([...Array(5).fill("Approved"), ...Array(7).fill("Pending")]);
    // Somebody who has been here for a while is believed.
    const known = visitor(await makeTrustedPerson(services));
    expect(await postReview(services, known, draft())).toMatchObject({ review: { status: "Approved" } });
    await sql`update recent_posts set created_at = created_at - interval '25 hours'`.execute(database.owner);
    expect(await statuses(1)).toEqual(["Approved"]);
  });

  it("lets a business that is reviewed three times a day have eight", async () => {
    await sql`insert into reviews (business_id, rating, comment, status, created_at)
      select ${businessId}, 5, 'Good bread.', 'Approved', now() - interval '2 days' * (1 + n % 45) from generate_series(1, 270) n`.execute(
      database.owner,
    );
    for (let nth = 0; nth < 8; nth++)
      expect(await postReview(services, visitor(), draft())).toMatchObject({
        review: { status: "Approved" },
      });
    expect(await postReview(services, visitor(), draft())).toMatchObject({ review: { status: "Pending" } });
  });

  it("lets one person say the same about several businesses", async () => {
    const comment = "Everybody at the counter knew my order before I had said a word this morning.";
    const [here, ama] = [visitor(), visitor(await makeMember())];
    for (const author of [here, ama]) {
      const words = author === here ? comment : newWords();
      for (let count = 0; count < 3; count++) {
        const input = draft({ businessId: await addBusiness(database.db), comment: words });
        expect(await postReview(services, author, input)).toMatchObject({ review: { status: "Approved" } });
      }
    }
  });
});

describe("postReview by new accounts", () => {
  it("publishes three of twenty that one network made, whatever network they post from", async () => {
    for (let nth = 0; nth < 20; nth++) {
      const account = await makeNewAccount(`made here ${businessId}`);
      await postReview(services, visitor(account), draft({ rating: 1 }));
    }
    const rows = await rowsOf(businessId);
    expect(rows.filter(({ status }) => status === "Approved").length).toBeLessThanOrEqual(3);
    expect(rows).toHaveLength(20);
    // Visitors, trusted accounts and other businesses are not affected.
    for (const [author, id] of [
      [visitor(), businessId],
      [visitor(await makeTrustedPerson(services)), businessId],
      [visitor(await makeMember()), await addBusiness(database.db)],
    ] as const)
      expect(await postReview(services, author, draft({ businessId: id }))).toMatchObject({
        review: { status: "Approved" },
      });
  });

  it("publishes four a day about one business, wherever they were made", async () => {
    const statuses = [];
    for (let nth = 0; nth < 6; nth++) {
      const account = await makeNewAccount(`network ${nth} ${businessId}`);
      const result = await postReview(services, visitor(account), draft());
      statuses.push(result.ok && result.review.status);
    }
    expect(statuses).toEqual([...Array(4).fill("Approved"), "Pending", "Pending"]);
  });

  it("counts them with the visitors of their network", async () => {
    const ip = visitor().ip;
    const post = async (author: Requester) => {
      const id = await addBusiness(database.db);
      const result = await postReview(services, { ...author, ip }, draft({ businessId: id }));
      return result.ok && result.review.status;
    };
    for (let nth = 0; nth < 3; nth++) expect(await post(visitor(await makeMember()))).toBe("Approved");
    for (let nth = 0; nth < 2; nth++) expect(await post(visitor())).toBe("Approved");
    expect(await post(visitor(await makeMember()))).toBe("Pending");
    expect(await post(visitor(await makeTrustedPerson(services)))).toBe("Approved");
  });

  it("trusts an account after a week and a review that has been public for a day", async () => {
    const flooded = async (account: { id: string }) => {
      const here = visitor(account);
      for (let nth = 0; nth < 5; nth++) {
        const id = await addBusiness(database.db);
        await postReview(services, { ...visitor(), ip: here.ip }, draft({ businessId: id }));
      }
      const result = await postReview(services, here, draft({ businessId: await addBusiness(database.db) }));
      return result.ok && result.review.status;
    };
    const age = (id: string, days: number) =>
      sql`update users set created_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
        database.owner,
      );
    const [young, silent, trusted] = [
      await makeTrustedPerson(services),
      await makeMember(),
      await makeMember(),
    ];
    await age(young.id, 6);
    await age(silent.id, 60);
    await age(trusted.id, 8);
    await sql`insert into reviews (business_id, user_id, rating, comment, status, created_at)
      values (${businessId}, ${trusted.id}, 5, 'Good bread.', 'Approved', now() - interval '2 days')`.execute(
      database.owner,
    );
    expect(await flooded(young)).toBe("Pending");
    expect(await flooded(silent)).toBe("Pending");
    expect(await flooded(trusted)).toBe("Approved");
  });
});

describe("postReview with proof of work", () => {
  const withProofOfWork = () => ({ ...services, env: { ...services.env, PROOF_OF_WORK_COST: 10 } });
  const solve = async () => proveWork((await makeChallenge(withProofOfWork().env, Date.now())) as Challenge);
  const statusOf = async (sent: object, person: { id: string } | null = null) => {
    const result = await postReview(withProofOfWork(), visitor(person), draft(sent));
    return result.ok ? result.review.status : result.reason;
  };

  it("[REV-39] publishes a review with a proof, with a used one and without any at once", async () => {
    const proof = await solve();
    for (const sent of [{ proof }, { proof }, {}, { proof: "nonsense" }])
      expect(await statusOf({ ...sent, businessId: await addBusiness(database.db) })).toBe("Approved");
  });

  it("holds a flood without proofs, and nobody else", async () => {
    for (let count = 0; count < 12; count++)
      expect(await statusOf({})).toBe(count < 3 ? "Approved" : "Pending");
    expect(await statusOf({ proof: await solve() })).toBe("Approved");
    expect(await statusOf({}, await makeMember())).toBe("Approved");
  });

  it("posts without a proof, even copies of each other, block nobody else in the same /32 or /16", async () => {
    const comment = newWords();
    for (const prefix of ["2001:db8:77:", "198.19.40."])
      for (let nth = 1; nth <= 8; nth++) {
        const ip = prefix.includes(":") ? `${prefix}${nth}::1` : `${prefix}${nth}`;
        await postReview(withProofOfWork(), { ...visitor(), ip }, draft({ comment }));
      }
    const elsewhere = await addBusiness(database.db);
    for (const ip of ["2001:db8:78:1::1", "198.19.41.1"]) {
      const input = draft({ businessId: elsewhere, proof: await solve() });
      const result = await postReview(withProofOfWork(), { ...visitor(), ip }, input);
      expect(result).toMatchObject({ review: { status: "Approved" } });
    }
  });

  it("counts a strike once per network: one that repeats itself holds nobody else in its /48", async () => {
    const comment = newWords();
    const first = draft({ comment, proof: await solve() });
    await postReview(withProofOfWork(), visitor(), first);
    const repeated = { ...visitor(), ip: "2001:db9:5:1::1" };
    for (let nth = 0; nth < 4; nth++) {
      const input = draft({ comment, proof: await solve(), businessId: await addBusiness(database.db) });
      expect(await postReview(withProofOfWork(), repeated, input)).toMatchObject({
        review: { status: "Pending" },
      });
    }
    const neighbor = { ...visitor(), ip: "2001:db9:5:2::1" };
    const honest = draft({ proof: await solve(), businessId: await addBusiness(database.db) });
    expect(await postReview(withProofOfWork(), neighbor, honest)).toMatchObject({
      review: { status: "Approved" },
    });
  });

  it("requires no proof from members", async () => {
    expect(await statusOf({}, await makeMember())).toBe("Approved");
  });

  it("does not spend the proof if the review was not stored", async () => {
    const proof = await solve();
    const unknownId = "019a0000-0000-7000-8000-000000000000";
    expect(await statusOf({ proof, businessId: unknownId })).toBe("unknown-business");
    expect(await statusOf({ proof })).toBe("Approved");
  });
});

describe("postReview while reviews are moderated", () => {
  const fresh = setUpReviewedBusiness();

  it("[OPEN-04] stores Pending", async () => {
    await fresh.database.owner
      .updateTable("launch_switches")
      .set({ is_on: true })
      .where("name", "=", "review_moderation")
      .execute();
    const result = await postReview(fresh.services, visitor(), draft({ businessId: fresh.businessId }));
    expect(result).toMatchObject({ ok: true, review: { status: "Pending" } });
  });
});

describe("a review sent from the page of a business", () => {
  const fresh = setUpReviewedBusiness();

  it("is for members, and only once that form is open", async () => {
    const input = draft({ businessId: fresh.businessId, source: "business-page" });
    const ama = await makePerson({ ...fresh.services, owner: fresh.database.owner });
    // A new db object each, because switches are cached per db for some seconds.
    const post = (actor: Requester) =>
      postReview({ ...fresh.services, db: fresh.database.db.withoutPlugins() }, actor, input);
    expect(await post(aVisitor())).toEqual({ ok: false, reason: "not-signed-in" });
    expect(await post(aMember(ama.id))).toEqual({ ok: false, reason: "not-allowed" });
    await fresh.database.owner
      .updateTable("launch_switches")
      .set({ is_on: true })
      .where("name", "=", "business_reviews")
      .execute();
    expect(await post(aVisitor())).toEqual({ ok: false, reason: "not-signed-in" });
    expect(await post(aMember(ama.id))).toMatchObject({ ok: true });
  });
});
