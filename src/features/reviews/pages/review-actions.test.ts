import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { stampForm } from "#platform/http/forms/bot-check.server.ts";
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
afterEach(() => void vi.useRealTimers());

type Sent = { fields?: Record<string, string>; using?: Services; visit?: Partial<Visit> };

function send(path: string, { fields, using = services, visit }: Sent = {}) {
  const options = { params: { id: businessId }, visit: { requestId: "req-7", ...visit } };
  return routeArgs(using, path, { ...options, ...(fields && { fields }) });
}

/** Services with a failing database. */
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

describe("a failed load", () => {
  it("[REV-47] [REV-48] shows a message with an error id, and logs the cause", async () => {
    for (const path of ["/reviews", here()]) {
      const log = { warn: () => {}, error: vi.fn() };
      const response = await showReviews(send(path, { using: broken(), visit: { log } }));
      expect(response).toMatchObject({
        data: { failure: { reason: "failed", errorId: "req-7" } },
        init: { status: 503 },
      });
      expect(JSON.stringify(response)).not.toContain("10.0.0.7");
      expect(log.error).toHaveBeenCalledOnce();
    }
  });

  it("does not break the page of a business", async () => {
    const response = await showBusinessReviews(send("/business/7", { using: broken() }));
    expect(response).toMatchObject({ found: null, errorId: "req-7", isOpen: false });
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
  ])("reports the unknown value in %s, and shows the list without it", async (path, unknown) => {
    const response = await showReviews(send(path));
    expect(response).toMatchObject({
      data: { ignored: [unknown], found: { names: { items: expect.any(Array) } }, query: { after: "" } },
    });
  });

  it("responds 429 once a network has searched too often", async () => {
    const limits = { ...services.limits, take: async () => ({ ok: false, resetSeconds: 7 }) as never };
    const response = await showReviews(send("/reviews?search=tea", { using: { ...services, limits } }));
    expect(response).toMatchObject({
      data: { failure: { reason: "too-many" }, query: { search: "tea" } },
      init: { status: 429 },
    });
  });
});

describe("a submitted review", () => {
  it("redirects to where it is shown, with a toast", async () => {
    const response = (await postOnReviews(send(here(), { fields: review() }))) as Response;
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toMatch(
      new RegExp(`^/reviews\\?business=${businessId}#review-[0-9a-f-]{36}$`),
    );
    expect(decodeURIComponent(response.headers.get("set-cookie") ?? "")).toContain(
      "Review submitted successfully!",
    );
  });

  it("[REV-49] that cannot be stored keeps the typed values and shows no raw message", async () => {
    const fields = review({ comment: "Long and thoughtful." });
    const response = await postOnReviews(send(here(), { fields, using: broken() }));
    expect(response).toMatchObject({
      data: {
        toast: { title: "Error submitting review", variant: "destructive" },
        typed: { comment: "Long and thoughtful.", rating: "5", name: "Zuri" },
      },
      init: { status: 503 },
    });
    expect(JSON.stringify(response)).toContain("req-7");
    expect(JSON.stringify(response)).not.toContain("10.0.0.7");
  });

  it("[REV-30] without a rating shows the message to select one", async () => {
    const response = await postOnReviews(send(here(), { fields: review({ rating: "" }) }));
    const title = "Please select a rating";
    expect(response).toMatchObject({
      data: { toast: { title }, errors: { rating: title } },
      init: { status: 400 },
    });
  });

  it.each([
    ["a filled honeypot", { homepage: "https://spam.example" }],
    ["no stamp", { stamp: "" }],
  ])("with %s is rejected and writes nothing", async (_case, change) => {
    const before = await countRows();
    const response = await postOnReviews(send(here(), { fields: review(change) }));
    expect(response).toMatchObject({ init: { status: 400 } });
    expect(await countRows()).toBe(before);
  });

  it("that comes too fast can be sent again without a reload", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const stamp = stampForm(services.env.AUTH_SECRET, Date.now());
    const response = await postOnReviews(send(here(), { fields: review({ stamp }) }));
    expect(response).toMatchObject({ data: { stamp, message: expect.stringContaining("try once more") } });
  });

  it.each([
    ["Ama Bello", "That name belongs to an account here. Log in to sign with it, or add to yours."],
    ["The Owner", "That name speaks for the business or for this site. Please sign with your own."],
  ])("with the name %s of somebody else is rejected at the name field", async (name, sentence) => {
    await makePerson({ ...services, owner: database.owner }, { username: "Ama Bello" }).catch(() => {});
    const before = await countRows();
    for (const fields of [
      review({ name }),
      { intent: "reply", review: await addReview(), stamp: aMinuteAgo(), name, text: "Seconded." },
    ]) {
      const response = await postOnReviews(send(here(), { fields }));
      expect(response).toMatchObject({
        // With its stamp, so that a quick correction of the name is not rejected as too fast.
        data: { errors: { name: sentence }, message: null, typed: { name }, stamp: fields.stamp },
        init: { status: 409 },
      });
    }
    expect(await countRows()).toBe(before + 1);
  });

  it("without a business is rejected", async () => {
    for (const path of ["/reviews", "/reviews?business=7"])
      expect(await postOnReviews(send(path, { fields: review() }))).toMatchObject({ init: { status: 404 } });
  });
});

describe("a submitted reply", () => {
  it("[REV-50] that cannot be stored shows an error", async () => {
    const sent = { form: businessId, intent: "reply", review: businessId };
    const fields = { ...sent, stamp: aMinuteAgo(), text: "Seconded." };
    const response = await postOnReviews(send(here(), { fields, using: broken() }));
    expect(response).toMatchObject({
      data: { form: businessId, toast: { title: "Error submitting comment" }, typed: { text: "Seconded." } },
      init: { status: 503 },
    });
  });
});

describe("a review sent from the page of a business", () => {
  it("[BIZ-16] by a visitor is rejected", async () => {
    const before = await countRows();
    const response = await postOnBusiness(send("/business/7", { fields: review() }));
    const description = "You must be logged in to post a review.";
    expect(response).toMatchObject({ data: { toast: { description } }, init: { status: 401 } });
    expect(await countRows()).toBe(before);
  });

  it("[BIZ-19] [BIZ-20] is coming soon and writes no row while the switch is off", async () => {
    const before = await countRows();
    const sent = send("/business/7", { fields: review(), visit: { person: member } });
    const response = (await postOnBusiness(sent)) as Response;
    expect(response.headers.get("location")).toBe(`/business/${businessId}`);
    const notice = decodeURIComponent(response.headers.get("set-cookie") ?? "");
    expect(notice).toContain("Coming Soon!");
    expect(notice).toContain("Review functionality is not yet available for this item.");
    expect(await countRows()).toBe(before);
  });
});
