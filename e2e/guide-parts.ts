import type { APIRequestContext, Page } from "@playwright/test";

export const main = (page: Page) => page.getByRole("main");

/** The page of the first guide. */
export async function guidePath(request: APIRequestContext): Promise<string> {
  const html = await (await request.get("/travel-guides")).text();
  const [path] = /\/travel-guides\/[0-9a-f-]{36}/.exec(html) ?? [];
  if (!path) throw new Error("There is no guide.");
  return path;
}
