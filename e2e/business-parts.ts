import type { APIRequestContext, Page } from "@playwright/test";

type Business = { id: string; name: string; location: string | null };

export const main = (page: Page) => page.getByRole("main");
export const section = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });

/** The first matching business of the API. */
export async function findBusiness(request: APIRequestContext, isWanted: (business: Business) => boolean) {
  const response = await request.get("/api/v1/businesses?limit=50");
  const { items }: { items: Business[] } = await response.json();
  const business = items.find(isWanted);
  if (!business) throw new Error("No business among the demo data is as the test needs it.");
  return business;
}

export const featured = (page: Page) => main(page).getByRole("region", { name: /worth the trip/ });
