import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

type Business = {
  id: string;
  name: string;
  category: string | null;
  location: string | null;
  media: string | null;
  phone: string | null;
  website: string | null;
  instagram: string | null;
  average_rating: number;
};

export const main = (page: Page) => page.getByRole("main");
export const section = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });

let openData: Promise<Business[]> | undefined;

/** The first business of the API that matches. */
export async function findBusiness(request: APIRequestContext, isWanted: (business: Business) => boolean) {
  openData ??= readOpenData(request);
  const business = (await openData).find(isWanted);
  if (!business) throw new Error("No business among the demo data is as the test needs it.");
  return business;
}

async function readOpenData(request: APIRequestContext): Promise<Business[]> {
  const list = await (await request.get("/api/v1/businesses?limit=50")).json();
  const businesses: Business[] = [];
  for (const { id } of list.items) {
    businesses.push(await (await request.get(`/api/v1/businesses/${id}`)).json());
  }
  return businesses;
}

export async function openBusiness(page: Page, isWanted: (business: Business) => boolean = () => true) {
  const business = await findBusiness(page.request, isWanted);
  await page.goto(`/business/${business.id}`);
  return business;
}

export const featured = (page: Page) => main(page).getByRole("region", { name: /worth the trip/ });

/** Opens a featured business, which has every field. */
export async function openFeatured(page: Page) {
  await page.goto("/");
  await featured(page).getByRole("link", { name: "Saffron & Smoke" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saffron & Smoke");
}
