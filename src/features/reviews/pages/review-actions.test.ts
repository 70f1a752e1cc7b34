import { beforeAll, describe, expect, it, vi } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { stampForm } from "#platform/http/form/bot-check.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Person, Visit } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { newWords } from "../words-for-tests.ts";
import { action as postOnBusiness, loader as showBusinessReviews } from "./business-reviews.tsx";
import { action as postOnReviews, loader as showReviews } from "./reviews.tsx";

const reviewed = setUpReviewedBusiness();
const { database, services } = reviewed;
let businessId: string;

beforeAll(() => {
  ({ businessId } = reviewed);
});

type Sent = { fields?: Record<string, string>; using?: Services; visit?: Partial<Visit> };

function send(path: string, { fields, using = services, visit }: Sent = {}) {
  const asked = { params: { id: businessId }, visit: { requestId: "req-7", ...visit } };
  return routeArgs(using, path, { ...asked, ...(fields && { fields }) });
}

/** The services as they are while the database is away. */
function broken(): Services {
  const fail = () => {
    throw new Error("connection refused at 10.0.0.7");
  };
  return { ...services, db: services.db.withPlugin({ transformQuery: fail, transformResult: fail }) };
}
const member: Person = { id: "", email: "ama@example.com", username: "Ama", avatarUrl: null, isAdmin: false };
const aMinuteAgo = () => stampForm(services.env.AUTH_SECRET, Date.now() - 60_000);
const review = (change: Record<string, string> = {}) => ({
  intent: "review",
  stamp: aMinuteAgo(),
  rating: "5",
  name: "Zuri",
  comment: newWords(),
  ...change,
});
const countRows = async () => (await database.db.selectFrom("reviews").select("id").execute()).length;
const addReview = async () => {
  const { id } = await database.db
    .insertInto("reviews")
    .values({ business_id: businessId, rating: 5, comment: "Good bread.", status: "Approved" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};
const here = () => `/reviews?business=${businessId}&sort=lowest`;

describe("what cannot be read", () => {
  it("[REV-47] [REV-48] is said in words for people, with an error id, and the rest is logged", async () => {
    for (const path of ["/reviews", here()]) {
      const log = { warn: () => {}, error: vi.fn() };
      const answer = await showReviews(send(path, { using: broken(), visit: { log } }));
      expect(answer).toMatchObject({
        data: { failure: { reason: "failed", errorId: "req-7" } },
        init: { status: 503 },
      });
      expect(JSON.stringify(answer)).not.toContain("10.0.0.7");
      expect(log.error).toHaveBeenCalledOnce();
    }
  });

  it("leaves the page of a business standing", async () => {
    const answer = await showBusinessReviews(send("/business/7", { using: broken() }));
    expect(answer).toMatchObject({ found: null, failedId: "req-7", isOpen: false });
  });

  it("is 404 for a business that is not listed, and offers the others", async () => {
    for (const value of ["7", "019a0000-0000-7000-8000-000000000000"])
      expect(await showReviews(send(`/reviews?business=${value}`))).toMatchObject({
        data: { ignored: [{ field: "business", value }], query: { business: "" }, found: { chosen: null } },
        init: { status: 404 },
      });
  });

  it.each([
    ["/reviews?sort=price", { field: "sort", value: "price" }],
    ["/reviews?after=noise", { field: "page", value: "noise" }],
  ])("names what %s asks for and nobody knows, and shows the list without it", async (path, unknown) => {
    const answer = await showReviews(send(path));
    expect(answer).toMatchObject({
      data: { ignored: [unknown], found: { others: { items: expect.any(Array) } }, query: { after: "" } },
    });
  });

  it("answers 429 with a time to come back once a network has searched too often", async () => {
    const limits = { ...services.limits, take: async () => ({ ok: false, resetSeconds: 7 }) as never };
    const answer = await showReviews(send("/reviews?search=tea", { using: { ...services, limits } }));
    expect(answer).toMatchObject({
      data: { failure: { reason: "too-many" }, query: { search: "tea" } },
      init: { status: 429 },
    });
  });
});

describe("a review that is sent", () => {
  it("leads to where it can be seen, with a notice", async () => {
    const answer = (await postOnReviews(send(here(), { fields: review() }))) as Response;
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toMatch(
      new RegExp(`^/reviews\\?business=${businessId}#review-[0-9a-f-]{36}$`),
    );
    expect(decodeURIComponent(answer.headers.get("set-cookie") ?? "")).toContain(
      "Review submitted successfully!",
    );
  });

  it("[REV-49] that cannot be stored keeps what was typed and says so without a raw message", async () => {
    const fields = review({ comment: "Long and thoughtful." });
    const answer = await postOnReviews(send(here(), { fields, using: broken() }));
    expect(answer).toMatchObject({
      data: {
        toast: { title: "Error submitting review", variant: "destructive" },
        typed: { comment: "Long and thoughtful.", rating: "5", name: "Zuri" },
      },
      init: { status: 503 },
    });
    expect(JSON.stringify(answer)).toContain("req-7");
    expect(JSON.stringify(answer)).not.toContain("10.0.0.7");
  });

  it("[REV-30] without a rating is told to select one", async () => {
    const answer = await postOnReviews(send(here(), { fields: review({ rating: "" }) }));
    const title = "Please select a rating";
    expect(answer).toMatchObject({
      data: { toast: { title }, errors: { rating: title } },
      init: { status: 400 },
    });
  });

  it.each([
    ["a filled trap", { homepage: "https://spam.example" }],
    ["no stamp", { stamp: "" }],
  ])("with %s is refused and writes nothing", async (_case, change) => {
    const before = await countRows();
    const answer = await postOnReviews(send(here(), { fields: review(change) }));
    expect(answer).toMatchObject({ init: { status: 400 } });
    expect(await countRows()).toBe(before);
  });

  it("at once after the page was shown may be sent again without a new page", async () => {
    const stamp = stampForm(services.env.AUTH_SECRET, Date.now());
    const answer = await postOnReviews(send(here(), { fields: review({ stamp }) }));
    expect(answer).toMatchObject({ data: { stamp, message: expect.stringContaining("quick") } });
  });

  it.each([
    ["Ama Bello", "That name belongs to an account here. Log in to sign with it, or add to yours."],
    ["The Owner", "That name speaks for the business or for this site. Please sign with your own."],
  ])("signed %s by somebody else is refused beside the name", async (name, sentence) => {
    await makePerson({ ...services, owner: database.owner }, { username: "Ama Bello" }).catch(() => {});
    const before = await countRows();
    for (const fields of [
      review({ name }),
      { intent: "reply", review: await addReview(), stamp: aMinuteAgo(), name, text: "Seconded." },
    ]) {
      const answer = await postOnReviews(send(here(), { fields }));
      expect(answer).toMatchObject({
        // With its stamp: who mends the name at once is not sent away as too fast.
        data: { errors: { name: sentence }, message: null, typed: { name }, stamp: fields.stamp },
        init: { status: 409 },
      });
    }
    expect(await countRows()).toBe(before + 1);
  });

  it("to no business is refused", async () => {
    for (const path of ["/reviews", "/reviews?business=7"])
      expect(await postOnReviews(send(path, { fields: review() }))).toMatchObject({ init: { status: 404 } });
  });
});

describe("a reply that is sent", () => {
  it("[REV-50] that cannot be stored says so", async () => {
    const sent = { form: businessId, intent: "reply", review: businessId };
    const fields = { ...sent, stamp: aMinuteAgo(), text: "Seconded." };
    const answer = await postOnReviews(send(here(), { fields, using: broken() }));
    expect(answer).toMatchObject({
      data: { form: businessId, toast: { title: "Error submitting comment" }, typed: { text: "Seconded." } },
      init: { status: 503 },
    });
  });
});

describe("a review sent from the page of a business", () => {
  it("[BIZ-16] by a visitor is refused", async () => {
    const before = await countRows();
    const answer = await postOnBusiness(send("/business/7", { fields: review() }));
    const description = "You must be logged in to post a review.";
    expect(answer).toMatchObject({ data: { toast: { description } }, init: { status: 401 } });
    expect(await countRows()).toBe(before);
  });

  it("[BIZ-19] [BIZ-20] is coming soon and writes no row while the switch is off", async () => {
    const before = await countRows();
    const sent = send("/business/7", { fields: review(), visit: { person: member } });
    const answer = (await postOnBusiness(sent)) as Response;
    expect(answer.headers.get("location")).toBe(`/business/${businessId}`);
    const notice = decodeURIComponent(answer.headers.get("set-cookie") ?? "");
    expect(notice).toContain("Coming Soon!");
    expect(notice).toContain("Review functionality is not yet available for this item.");
    expect(await countRows()).toBe(before);
  });
});
