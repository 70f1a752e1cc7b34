import type { Page } from "@playwright/test";

/** Holds requests until the returned function is called, so that the pending state can be tested on any machine. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
