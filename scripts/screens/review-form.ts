import type { Page } from "@playwright/test";
import { abortDataRequests, stallDataRequests, waitForHydration } from "./screen.ts";

/** The review form, which is on two pages. */
export const reviewForm = (page: Page) => page.locator("form", { has: page.getByText("Submit review") });

const submit = (page: Page) => reviewForm(page).getByRole("button", { name: "Submit review" }).click();

async function fillIn(page: Page) {
  await waitForHydration(page);
  await reviewForm(page).locator("[name=rating][value='4']").check({ force: true });
  await reviewForm(page).getByLabel("Name", { exact: true }).fill("Zuri");
  await reviewForm(page).getByLabel("Your review").fill("Best seat is the one under the clock.");
}

export async function scrollToForm(page: Page) {
  await waitForHydration(page);
  await reviewForm(page).scrollIntoViewIfNeeded();
}

export async function submitEmptyForm(page: Page) {
  await waitForHydration(page);
  await submit(page);
}

export async function submitReview(page: Page) {
  await fillIn(page);
  await submit(page);
  await page.locator(".toast").waitFor();
}

export async function submitWithoutResponse(page: Page) {
  await fillIn(page);
  await stallDataRequests(page);
  await submit(page);
}

export async function submitAndFail(page: Page) {
  await abortDataRequests(page);
  await submitReview(page);
}
