import type { Page } from "@playwright/test";
import { reviewForm, submitAndFail, submitEmptyForm, submitWithoutResponse } from "./review-form.ts";
import {
  abortDataRequests,
  findFeaturedBusiness,
  findUnreviewedBusiness,
  goToLastPage,
  goToNextPage,
  lengthenNames,
  type Screen,
  waitForHydration,
} from "./screen.ts";

/** The reviews in all their states. */
export const reviewsStates: Screen[] = [
  { name: "reviews", path: "/reviews" },
  { name: "reviews-typing", path: "/reviews", steps: typeTwoLetters, isWindow: true },
  { name: "reviews-typing-keys", path: "/reviews", steps: chooseByKeys, isWindow: true },
  { name: "reviews-not-found", path: "/reviews?search=xqzvk", isWindow: true },
  { name: "reviews-long-names", path: "/reviews", steps: lengthenNames, isWindow: true },
  { name: "reviews-of-business", path: findReviewed },
  { name: "reviews-signed-in", path: findReviewed, needsSignIn: "member" },
  { name: "reviews-none-yet", path: findUnreviewed },
  { name: "reviews-mistakes", path: findReviewed, steps: submitEmptyForm, isWindow: true },
  { name: "reviews-anonymous", path: findReviewed, steps: postAnonymously, isWindow: true },
  { name: "reviews-reply", path: findReviewed, steps: submitEmptyReply, isWindow: true },
  { name: "reviews-sending", path: findReviewed, steps: submitWithoutResponse, isWindow: true },
  { name: "reviews-not-sent", path: findReviewed, steps: submitAndFail, isWindow: true },
  { name: "reviews-failed", path: findReviewed, steps: failToLoad, isWindow: true },
  { name: "reviews-last-page", path: findReviewed, steps: goToLastPage },
  { name: "reviews-second-page", path: findReviewed, steps: goToNextPage, isWindow: true },
  { name: "reviews-of-business-long-names", path: findReviewed, steps: lengthenNames },
];

async function findReviewed(origin: string) {
  return reviewsOf(await findFeaturedBusiness(origin));
}

async function findUnreviewed(origin: string) {
  return reviewsOf(await findUnreviewedBusiness(origin));
}

/** The same business on the reviews page. */
function reviewsOf(path: string): string {
  return path.replace("/business/", "/reviews?business=");
}

async function typeTwoLetters(page: Page) {
  await waitForHydration(page);
  await page.getByRole("searchbox", { name: "Business" }).pressSequentially("sa", { delay: 30 });
  await page.getByRole("list", { name: "Suggested businesses" }).waitFor();
}

async function chooseByKeys(page: Page) {
  await typeTwoLetters(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
}

async function postAnonymously(page: Page) {
  await waitForHydration(page);
  await reviewForm(page).getByLabel("Post anonymously").check();
  await reviewForm(page).scrollIntoViewIfNeeded();
}

async function submitEmptyReply(page: Page) {
  await waitForHydration(page);
  const review = page.locator("main article").first();
  await review.locator("summary").click();
  await review.getByRole("button", { name: "Post reply" }).click();
}

async function failToLoad(page: Page) {
  await waitForHydration(page);
  await abortDataRequests(page);
  await page.locator("main").getByLabel("Sort").selectOption("Oldest");
  await page.locator(".toast").waitFor();
}
