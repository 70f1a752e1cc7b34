import type { Challenge } from "altcha-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import type { Services } from "#platform/http/services.ts";
import { proveWork } from "#platform/http/solve-proof.ts";
import { reviewsApi } from "./api.server.ts";
import { challengeSchema, replySchema, reviewListSchema, reviewSchema } from "./api-schemas.ts";
import { addBusiness, setUpReviewedBusiness } from "./reviewed-business-for-tests.ts";
import { newWords } from "./words-for-tests.ts";

const reviewed = setUpReviewedBusiness();
const { database, services } = reviewed;
let businessId: string;
let visitors = 0;
const nobody = "019a0000-0000-7000-8000-000000000000";

beforeAll(() => {
  ({ businessId } = reviewed);
});

type Asked = { body?: unknown; headers?: Record<string, string>; using?: Services };

function ask(path: string, { body, headers = {}, using = services }: Asked = {}) {
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
const list = async (query: string) => reviewListSchema.parse(await (await ask(`/reviews?${query}`)).json());
const countRows = async (id = businessId) =>
  (await database.db.selectFrom("reviews").select("id").where("business_id", "=", id).execute()).length;

describe("GET /reviews", () => {
  it("[DATA-53] [REV-10] returns reviews with nested review_comments", async () => {
    const answer = await ask("/reviews", { body: review({ comment: "Worth the trip." }) });
    const posted = reviewSchema.strict().parse(await answer.json());
    const comment = { comment_text: "Seconded.", commenter_name: "Zuri" };
    const replied = await ask(`/reviews/${posted.id}/comments`, { body: comment });
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
          },
        ],
      },
    ]);
  });

  it("pages by cursor in the order asked for", async () => {
    const id = await addBusiness(database.db);
    for (const rating of [3, 1, 5, 2, 4])
      await ask("/reviews", { body: review({ business_id: id, rating }) });
    const first = await list(`business_id=${id}&sort=highest&limit=3`);
    const second = await list(`business_id=${id}&sort=highest&limit=3&after=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1]);
    expect(second.nextCursor).toBeNull();
  });

  it.each([
    ["business_id=7", 400],
    [`business_id=${nobody}`, 404],
    [`business_id=${nobody}&sort=best`, 400],
    [`business_id=${nobody}&limit=51`, 400],
  ])("refuses %s with %i", async (query, status) => {
    const answer = await ask(`/reviews?${query}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
  });
});

describe("POST /reviews", () => {
  it("[SEC-10] takes a visitor's review", async () => {
    const answer = await ask("/reviews", { body: review({ is_anonymous: true }) });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      status: "Approved",
      reviewer_name: null,
      is_anonymous: true,
      review_comments: [],
    });
  });

  it("[REV-31] refuses a rating outside 1 to 5, and writes nothing", async () => {
    const before = await countRows();
    for (const rating of [0, 6, 4.5, "5", null]) {
      expect((await ask("/reviews", { body: review({ rating }) })).status).toBe(400);
    }
    expect(await countRows()).toBe(before);
  });

  it("[OPEN-82] repeats what the form asks for", async () => {
    for (const change of [
      { reviewer_name: " " },
      { reviewer_name: undefined },
      { comment: "\n" },
      { comment: "c".repeat(5_001) },
    ])
      expect((await ask("/reviews", { body: review(change) })).status, JSON.stringify(change)).toBe(400);
  });

  it("lets nobody set what the server decides", async () => {
    for (const extra of ["status", "user_id", "created_at", "id", "review_text"])
      expect((await ask("/reviews", { body: review({ [extra]: "Approved" }) })).status).toBe(400);
  });

  it("signs with the session, and tells somebody who reviewed already", async () => {
    const person = await makePerson({ ...services, owner: database.owner });
    const cookie = (await signedInHeaders(services, person)).get("cookie") ?? "";
    const id = await addBusiness(database.db);
    const headers = { cookie };
    expect((await ask("/reviews", { body: review({ business_id: id }), headers })).status).toBe(201);
    const again = await ask("/reviews", { body: review({ business_id: id }), headers });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ title: "already-reviewed" });
    expect(await countRows(id)).toBe(1);
  });

  it.each([
    ["Ama Bello", "name-of-account"],
    ["0wner", "name-reserved"],
  ])("refuses what somebody else signs as %s, and says why", async (name, title) => {
    if (title === "name-of-account")
      await makePerson({ ...services, owner: database.owner }, { username: "Ama Bello" });
    const posted = await (await ask("/reviews", { body: review() })).json();
    for (const answer of [
      await ask("/reviews", { body: review({ reviewer_name: name }) }),
      await ask(`/reviews/${posted.id}/comments`, { body: { comment_text: "Yes.", commenter_name: name } }),
    ]) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ title });
    }
  });

  it("names the time after too many, in the header and in words", async () => {
    const rule = { per: "network", points: 20, seconds: 3_600 } as const;
    const take = async () => ({ ok: false, used: 21, remaining: 0, resetSeconds: 720, rule });
    const using = { ...services, limits: { ...services.limits, take } };
    for (const [path, body] of [
      ["/reviews", review()],
      [`/reviews/${nobody}/comments`, { comment_text: "Hello?" }],
    ] as const) {
      const answer = await ask(path, { body, using });
      expect(answer.status).toBe(429);
      expect(answer.headers.get("retry-after")).toBe("720");
      expect((await answer.json()).detail).toContain("Please try again in 12 minutes.");
    }
  });

  it("answers 404 for a business or a review that is not there", async () => {
    expect((await ask("/reviews", { body: review({ business_id: nobody }) })).status).toBe(404);
    const reply = { comment_text: "Hello?" };
    expect((await ask(`/reviews/${nobody}/comments`, { body: reply })).status).toBe(404);
  });
});

describe("GET /reviews/challenge", () => {
  it("asks for nothing when no work is set", async () => {
    expect(await (await ask("/reviews/challenge")).json()).toEqual({ challenge: null });
  });

  it("gives work to whoever has no session: with its proof a review is shown at once, without it is held", async () => {
    const using = { ...services, env: { ...services.env, PROOF_OF_WORK_COST: 10 } };
    const answer = await ask("/reviews/challenge", { using });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { challenge } = challengeSchema.parse(await answer.json());
    const proof = await proveWork(challenge as Challenge);
    const post = async (change: object) =>
      reviewSchema.parse(await (await ask("/reviews", { body: review(change), using })).json()).status;
    expect(await post({ proof })).toBe("Approved");
    expect(await post({ proof })).toBe("Pending");
    expect(await post({})).toBe("Pending");
  });
});

describe("POST /reviews/{id}/comments", () => {
  it("[SEC-11] [REV-42] takes a visitor's reply with a text, and none without", async () => {
    const { id } = await (await ask("/reviews", { body: review() })).json();
    expect((await ask(`/reviews/${id}/comments`, { body: { comment_text: "Seconded." } })).status).toBe(201);
    expect((await ask(`/reviews/${id}/comments`, { body: { comment_text: "  " } })).status).toBe(400);
    const extra = { comment_text: "Seconded.", status: "Approved" };
    expect((await ask(`/reviews/${id}/comments`, { body: extra })).status).toBe(400);
  });
});
