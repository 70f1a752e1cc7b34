import type { Page } from "@playwright/test";

/** Holds requests back until the returned function is called: what shows meanwhile can be seen, however slow the machine is. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
