import type { Page } from "@playwright/test";
import { reviewForm, sendAnEmptyForm, sendForever, sendInVain } from "./review-form.ts";
import {
  cutOff,
  findFeaturedBusiness,
  findUnreviewedBusiness,
  goToTheEnd,
  goToTheNext,
  isLive,
  lengthenNames,
  type Screen,
} from "./screen.ts";

/** The reviews in every state somebody may meet them in. */
export const reviewsStates: Screen[] = [
  { name: "reviews", path: "/reviews" },
  { name: "reviews-typing", path: "/reviews", steps: typeTwoLetters, isWindow: true },
  { name: "reviews-typing-keys", path: "/reviews", steps: chooseByKeys, isWindow: true },
  { name: "reviews-not-found", path: "/reviews?search=xqzvk", isWindow: true },
  { name: "reviews-long-names", path: "/reviews", steps: lengthenNames, isWindow: true },
  { name: "reviews-of-business", path: findReviewed },
  { name: "reviews-signed-in", path: findReviewed, needsSignIn: "member" },
  { name: "reviews-none-yet", path: findUnreviewed },
  { name: "reviews-mistakes", path: findReviewed, steps: sendAnEmptyForm, isWindow: true },
  { name: "reviews-anonymous", path: findReviewed, steps: hideMyName, isWindow: true },
  { name: "reviews-reply", path: findReviewed, steps: sendAnEmptyReply, isWindow: true },
  { name: "reviews-sending", path: findReviewed, steps: sendForever, isWindow: true },
  { name: "reviews-not-sent", path: findReviewed, steps: sendInVain, isWindow: true },
  { name: "reviews-failed", path: findReviewed, steps: failToLoad, isWindow: true },
  { name: "reviews-last-page", path: findReviewed, steps: goToTheEnd },
  { name: "reviews-second-page", path: findReviewed, steps: goToTheNext, isWindow: true },
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
  await isLive(page);
  await page.getByRole("searchbox", { name: "Business" }).pressSequentially("sa", { delay: 30 });
  await page.getByRole("list", { name: "Suggested businesses" }).waitFor();
}

async function chooseByKeys(page: Page) {
  await typeTwoLetters(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
}

async function hideMyName(page: Page) {
  await isLive(page);
  await reviewForm(page).getByLabel("Post without my name").check();
  await reviewForm(page).scrollIntoViewIfNeeded();
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
