import type { Page } from "@playwright/test";
import { cutOff, isLive, slowDown } from "./screen.ts";

/** The form for a review, which stands on two pages. */
export const reviewForm = (page: Page) => page.locator("form", { has: page.getByText("Submit review") });

const submit = (page: Page) => reviewForm(page).getByRole("button", { name: "Submit review" }).click();

async function fillIn(page: Page) {
  await isLive(page);
  await reviewForm(page).locator("[name=rating][value='4']").check({ force: true });
  await reviewForm(page).getByLabel("Name", { exact: true }).fill("Zuri");
  await reviewForm(page).getByLabel("Your review").fill("Best seat is the one under the clock.");
}

export async function showTheForm(page: Page) {
  await isLive(page);
  await reviewForm(page).scrollIntoViewIfNeeded();
}

export async function sendAnEmptyForm(page: Page) {
  await isLive(page);
  await submit(page);
}

export async function sendAReview(page: Page) {
  await fillIn(page);
  await submit(page);
  await page.locator(".toast").waitFor();
}

export async function sendForever(page: Page) {
  await fillIn(page);
  await slowDown(page);
  await submit(page);
}

export async function sendInVain(page: Page) {
  await cutOff(page);
  await sendAReview(page);
}
