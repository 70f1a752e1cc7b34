import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { newWords } from "#features/reviews/words-for-tests.ts";

export const main = (page: Page) => page.getByRole("main");
export const reviews = (page: Page) => main(page).getByRole("article");
export const reviewForm = (page: Page) =>
  main(page)
    .locator("form")
    .filter({ has: page.getByRole("button", { name: "Submit review" }) });
export const star = (page: Page, stars: number) =>
  reviewForm(page).getByRole("radio", { name: stars === 1 ? "1 star" : `${stars} stars` });

export type Business = { id: string; name: string; average_rating: number; review_count: number };

/** The first matching business of the demo data. */
async function findBusiness(
  request: APIRequestContext,
  isWanted: (business: Business) => boolean,
): Promise<Business | undefined> {
  let found: Business | undefined;
  let after = "";
  do {
    const page = await (await request.get(`/api/v1/businesses?limit=50${after}`)).json();
    found = page.items.find(isWanted);
    after = page.nextCursor ? `&after=${page.nextCursor}` : "";
  } while (after && !found);
  return found;
}

const taken = new Set<string>();

/** A business without reviews that no other test of this worker has taken. */
export async function takeUnreviewed(request: APIRequestContext): Promise<Business> {
  const isFree = ({ id, review_count }: Business) => review_count === 0 && !taken.has(id);
  const business = await findBusiness(request, isFree);
  if (!business) throw new Error("Every demo business has a review or is taken.");
  taken.add(business.id);
  return business;
}

/** A unique text. */
export const uniqueWords = (words = "The lamp") => `${words}, ${newWords(8)}.`;

export async function fillReview(
  page: Page,
  {
    stars = 5,
    name = "Zuri Test",
    comment = uniqueWords(),
  }: { stars?: number; name?: string; comment?: string } = {},
) {
  // The form is reset a moment after the review appears.
  await expect(reviewForm(page).getByLabel("Your review")).toHaveValue("");
  // The star icon covers its radio button.
  await star(page, stars).check({ force: true });
  if (name) await reviewForm(page).getByLabel("Name", { exact: true }).fill(name);
  await reviewForm(page).getByLabel("Your review").fill(comment);
  return comment;
}

export const submit = (page: Page) => reviewForm(page).getByRole("button", { name: "Submit review" }).click();

export const kinfolk = "Kinfolk Coffee Works";
export const search = (page: Page) => main(page).locator("input[name=search]");
export const suggested = (page: Page) =>
  main(page).getByRole("listbox", { name: "Suggestions" }).getByRole("option");

/** Data requests of the page, without those of the shell. */
export const ownData = (url: URL) =>
  url.pathname === "/reviews.data" && url.searchParams.get("_routes") !== "root";

export async function openKinfolk(page: Page, more = "") {
  await page.goto(`/reviews?search=${kinfolk}`);
  const link = main(page).getByRole("link", { name: kinfolk });
  const address = await link.getAttribute("href");
  await page.goto(`${address}${more}`);
  await expect(main(page).getByRole("heading", { level: 2, name: kinfolk })).toBeVisible();
}
