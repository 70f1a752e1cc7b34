import type { Page } from "@playwright/test";
import {
  cutOff,
  findFeaturedBusiness,
  findReviewedBusiness,
  goToTheEnd,
  isLive,
  lengthenNames,
  type Screen,
  slowDown,
} from "./screen.ts";

/** The reviews in every state somebody may meet them in. */
export const reviewsStates: Screen[] = [
  { name: "reviews", path: "/reviews" },
  { name: "reviews-typing", path: "/reviews", steps: typeTwoLetters, isWindow: true },
  { name: "reviews-not-found", path: "/reviews?search=xqzvk", isWindow: true },
  { name: "reviews-long-names", path: "/reviews", steps: lengthenNames, isWindow: true },
  { name: "reviews-of-business", path: findReviewedBusiness },
  { name: "reviews-signed-in", path: findReviewedBusiness, needsSignIn: true, isWindow: true },
  { name: "reviews-none-yet", path: findUnreviewedBusiness },
  { name: "reviews-mistakes", path: findReviewedBusiness, steps: sendAnEmptyForm, isWindow: true },
  { name: "reviews-anonymous", path: findReviewedBusiness, steps: hideMyName, isWindow: true },
  { name: "reviews-reply", path: findReviewedBusiness, steps: sendAnEmptyReply, isWindow: true },
  { name: "reviews-sending", path: findReviewedBusiness, steps: sendForever, isWindow: true },
  { name: "reviews-not-sent", path: findReviewedBusiness, steps: sendInVain, isWindow: true },
  { name: "reviews-failed", path: findReviewedBusiness, steps: failToLoad, isWindow: true },
  { name: "reviews-last-page", path: findReviewedBusiness, steps: goToTheEnd },
  {
    name: "business-review-soon",
    path: findFeaturedBusiness,
    needsSignIn: true,
    steps: sendAReview,
    isWindow: true,
  },
];

const form = (page: Page) => page.locator("form", { has: page.getByText("Submit review") });
const submit = (page: Page) => form(page).getByRole("button", { name: "Submit review" }).click();

async function findUnreviewedBusiness(origin: string): Promise<string> {
  let after = "";
  do {
    const answer = await fetch(`${origin}/api/v1/businesses?limit=50${after}`);
    const { items, nextCursor } = (await answer.json()) as {
      items: { id: string; review_count: number }[];
      nextCursor: string | null;
    };
    const found = items.find(({ review_count }) => review_count === 0);
    if (found) return `/reviews?business=${found.id}`;
    after = nextCursor ? `&after=${nextCursor}` : "";
  } while (after);
  throw new Error("Every business has a review.");
}

async function typeTwoLetters(page: Page) {
  await isLive(page);
  await page.getByRole("searchbox", { name: "Business" }).pressSequentially("sa", { delay: 30 });
  await page.getByRole("list", { name: "Suggested businesses" }).waitFor();
}

async function fillIn(page: Page) {
  await isLive(page);
  await form(page).locator("[name=rating][value='4']").check({ force: true });
  await form(page).getByLabel("Name", { exact: true }).fill("Zuri");
  await form(page).getByLabel("Your review").fill("Best seat is the one under the clock.");
}

async function sendAnEmptyForm(page: Page) {
  await isLive(page);
  await submit(page);
}

async function sendAReview(page: Page) {
  await fillIn(page);
  await submit(page);
  await page.locator(".toast").waitFor();
}

async function sendForever(page: Page) {
  await fillIn(page);
  await slowDown(page);
  await submit(page);
}

async function sendInVain(page: Page) {
  await cutOff(page);
  await sendAReview(page);
}

async function hideMyName(page: Page) {
  await isLive(page);
  await form(page).getByLabel("Post without my name").check();
  await form(page).scrollIntoViewIfNeeded();
}

async function sendAnEmptyReply(page: Page) {
  await isLive(page);
  const review = page.locator("main article").first();
  await review.locator("summary").click();
  await review.getByRole("button", { name: "Post reply" }).click();
}

async function failToLoad(page: Page) {
  await isLive(page);
  await cutOff(page);
  await page.locator("main").getByLabel("Sort").selectOption("Oldest");
  await page.locator(".toast").waitFor();
}
