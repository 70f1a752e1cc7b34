import type { Challenge } from "altcha-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { proveWork } from "#platform/http/security/solve-proof.ts";
import type { Services } from "#platform/http/services.ts";
import { reviewsApi } from "./api.server.ts";
import { challengeSchema, replySchema, reviewListSchema, reviewSchema } from "./api-schemas.ts";
import { postOwnerReply } from "./commands/post-owner-reply.server.ts";
import { addBusiness, setUpReviewedBusiness } from "./reviewed-business-for-tests.ts";
import { newWords } from "./words-for-tests.ts";

const reviewed = setUpReviewedBusiness();
const { database, services } = reviewed;
let businessId: string;
let visitors = 0;
const unknownId = "019a0000-0000-7000-8000-000000000000";

beforeAll(() => {
  ({ businessId } = reviewed);
});

type Options = { body?: unknown; headers?: Record<string, string>; using?: Services };

function request(path: string, { body, headers = {}, using = services }: Options = {}) {
  const visit = { requestId: "test", ip: `10.${visitors++}.0.1`, log: services.log };
  const init = body
    ? {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      }
    : { headers };
  return reviewsApi().request(path, init, { services: using, visit, headers: {} });
}
const review = (change: object = {}) => ({
  business_id: businessId,
  rating: 5,
  comment: newWords(),
  reviewer_name: "Pauline",
  ...change,
});
const list = async (query: string) =>
  reviewListSchema.parse(await (await request(`/reviews?${query}`)).json());
const countRows = async (id = businessId) =>
  (await database.db.selectFrom("reviews").select("id").where("business_id", "=", id).execute()).length;

describe("GET /reviews", () => {
  it("[DATA-53] [REV-10] returns reviews with nested review_comments", async () => {
    const response = await request("/reviews", { body: review({ comment: "Worth the trip." }) });
    const posted = reviewSchema.strict().parse(await response.json());
    const comment = { comment_text: "Seconded.", commenter_name: "Zuri" };
    const replied = await request(`/reviews/${posted.id}/comments`, { body: comment });
    expect(replySchema.strict().parse(await replied.json())).toMatchObject(comment);
    const { items, nextCursor } = await list(`business_id=${businessId}`);
    expect(nextCursor).toBeNull();
    expect(items).toEqual([
      {
        id: posted.id,
        business_id: businessId,
        business: businessId,
        reviewer_name: "Pauline",
        is_anonymous: false,
        rating: 5,
        comment: "Worth the trip.",
        status: "Approved",
        created_at: posted.created_at,
        review_comments: [
          {
            ...comment,
            id: expect.any(String),
            review_id: posted.id,
            status: "Approved",
            created_at: expect.any(String),
            owner_mark: null,
          },
        ],
      },
    ]);
  });

  it("says which reply the owner of the business wrote", async () => {
    const id = await addBusiness(database.db);
    const owner = await makePerson(services);
    await database.db.updateTable("businesses").set({ owner_id: owner.id }).where("id", "=", id).execute();
    const { id: reviewId } = reviewSchema.parse(
      await (await request("/reviews", { body: review({ business_id: id }) })).json(),
    );
    await postOwnerReply(services, aMember(owner.id), { reviewId, text: "Thank you." });
    const { items } = await list(`business_id=${id}`);
    expect(items[0]?.review_comments).toMatchObject([{ comment_text: "Thank you.", owner_mark: "owner" }]);
  });

  it("pages by cursor in the requested order", async () => {
    const id = await addBusiness(database.db);
    for (const rating of [3, 1, 5, 2, 4])
      await request("/reviews", { body: review({ business_id: id, rating }) });
    const first = await list(`business_id=${id}&sort=highest&limit=3`);
    const second = await list(`business_id=${id}&sort=highest&limit=3&after=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1]);
    expect(second.nextCursor).toBeNull();
  });

  it.each([
    ["business_id=7", 400],
    [`business_id=${unknownId}`, 404],
    [`business_id=${unknownId}&sort=best`, 400],
    [`business_id=${unknownId}&limit=51`, 400],
  ])("rejects %s with %i", async (query, status) => {
    const response = await request(`/reviews?${query}`);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });
});

describe("POST /reviews", () => {
  it("[SEC-10] accepts a visitor's review", async () => {
    const response = await request("/reviews", { body: review({ is_anonymous: true }) });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      status: "Approved",
      reviewer_name: null,
      is_anonymous: true,
      review_comments: [],
    });
  });

  it("[REV-31] rejects a rating outside 1 to 5, and writes nothing", async () => {
    const before = await countRows();
    for (const rating of [0, 6, 4.5, "5", null]) {
      expect((await request("/reviews", { body: review({ rating }) })).status).toBe(400);
    }
    expect(await countRows()).toBe(before);
  });

  it("[OPEN-82] validates like the form", async () => {
    for (const change of [
      { reviewer_name: " " },
      { reviewer_name: undefined },
      { comment: "\n" },
      { comment: "c".repeat(5_001) },
    ])
      expect((await request("/reviews", { body: review(change) })).status, JSON.stringify(change)).toBe(400);
  });

  it("rejects fields that only the server sets", async () => {
    for (const extra of ["status", "user_id", "created_at", "id", "review_text"])
      expect((await request("/reviews", { body: review({ [extra]: "Approved" }) })).status).toBe(400);
  });

  it("posts as the account of the session, and rejects a second review", async () => {
    const person = await makePerson({ ...services, owner: database.owner });
    const cookie = (await signedInHeaders(services, person)).get("cookie") ?? "";
    const id = await addBusiness(database.db);
    const headers = { cookie };
    expect((await request("/reviews", { body: review({ business_id: id }), headers })).status).toBe(201);
    const again = await request("/reviews", { body: review({ business_id: id }), headers });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ title: "already-reviewed" });
    expect(await countRows(id)).toBe(1);
  });

  it.each([
    ["Ama Bello", "name-of-account"],
    ["0wner", "name-reserved"],
  ])("rejects the name %s of somebody else, with the reason", async (name, title) => {
    if (title === "name-of-account")
      await makePerson({ ...services, owner: database.owner }, { username: "Ama Bello" });
    const posted = await (await request("/reviews", { body: review() })).json();
    for (const response of [
      await request("/reviews", { body: review({ reviewer_name: name }) }),
      await request(`/reviews/${posted.id}/comments`, {
        body: { comment_text: "Yes.", commenter_name: name },
      }),
    ]) {
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ title });
    }
  });

  it("says how long to wait over the rate limit, in the header and in the message", async () => {
    const rule = { per: "network", points: 20, seconds: 3_600 } as const;
    const take = async () => ({ ok: false, used: 21, remaining: 0, resetSeconds: 720, rule });
    const using = { ...services, limits: { ...services.limits, take } };
    for (const [path, body] of [
      ["/reviews", review()],
      [`/reviews/${unknownId}/comments`, { comment_text: "Hello?" }],
    ] as const) {
      const response = await request(path, { body, using });
      expect(response.status).toBe(429);
      expect(response.headers.get("retry-after")).toBe("720");
      expect((await response.json()).detail).toContain("Please try again in 12 minutes.");
    }
  });

  it("responds 404 for an unknown business or review", async () => {
    expect((await request("/reviews", { body: review({ business_id: unknownId }) })).status).toBe(404);
    const reply = { comment_text: "Hello?" };
    expect((await request(`/reviews/${unknownId}/comments`, { body: reply })).status).toBe(404);
  });
});

describe("GET /reviews/challenge", () => {
  it("returns no challenge if proof of work is off", async () => {
    expect(await (await request("/reviews/challenge")).json()).toEqual({ challenge: null });
  });

  it("returns a challenge: a review with its proof is published at once, also when a flood without proofs waits", async () => {
    const using = { ...services, env: { ...services.env, PROOF_OF_WORK_COST: 10 } };
    const response = await request("/reviews/challenge", { using });
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { challenge } = challengeSchema.parse(await response.json());
    const proof = await proveWork(challenge as Challenge);
    const id = await addBusiness(database.db);
    const post = async (change: object) => {
      const body = review({ business_id: id, ...change });
      return reviewSchema.parse(await (await request("/reviews", { body, using })).json()).status;
    };
    for (let count = 0; count < 3; count++) expect(await post({})).toBe("Approved");
    expect(await post({})).toBe("Pending");
    expect(await post({ proof })).toBe("Approved");
    expect(await post({ proof })).toBe("Pending");
  });
});

describe("POST /reviews/{id}/comments", () => {
  it("[SEC-11] [REV-42] accepts a visitor's reply with a text, and rejects an empty one", async () => {
    const { id } = await (await request("/reviews", { body: review() })).json();
    expect((await request(`/reviews/${id}/comments`, { body: { comment_text: "Seconded." } })).status).toBe(
      201,
    );
    expect((await request(`/reviews/${id}/comments`, { body: { comment_text: "  " } })).status).toBe(400);
    const extra = { comment_text: "Seconded.", status: "Approved" };
    expect((await request(`/reviews/${id}/comments`, { body: extra })).status).toBe(400);
  });
});
