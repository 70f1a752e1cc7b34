import { expect, test } from "./fixtures.ts";

const pages = ["/", "/directory", "/reviews"];

for (const path of pages) {
  test(`${path} from the cache breaks no rule of its policy and comes to life`, async ({ page }) => {
    // Disables the browser's HTTP cache, so every visit reaches the server.
    await page.route("**/*", (route) => route.continue());
    await page.goto(path);
    let headers: Record<string, string> = {};
    // What earlier tests wrote may still be announced, and drops the page once more.
    await expect(async () => {
      headers = (await (await page.goto(path))?.allHeaders()) ?? {};
      expect(headers["cache-status"]).toMatch(/^pages; hit/);
    }).toPass({ timeout: 15_000 });
    expect(headers["content-security-policy"]).toContain("'sha256-");
    expect(headers["content-security-policy"]).not.toMatch(/nonce|unsafe/);

    // Only a hydrated page navigates without loading a document.
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await page.getByRole("link", { name: "Events", exact: true }).first().click();
    await expect(page).toHaveURL("/events");
    expect(await page.evaluate(() => "isSameDocument" in globalThis)).toBe(true);
  });
}

test("the chosen theme is there before the first paint of a cached page", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a browser that has the page gets a 304", async ({ request }) => {
  const first = await request.get("/");
  const again = await request.get("/", { headers: { "if-none-match": first.headers().etag ?? "" } });
  expect([first.status(), again.status()]).toEqual([200, 304]);
});
