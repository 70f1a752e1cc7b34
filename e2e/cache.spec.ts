import { expect, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { footer, mainNav } from "./shell-parts.ts";

test("a cached page violates no policy, has the chosen theme before its scripts arrive, and is hydrated", async ({
  page,
}) => {
  // Disables the browser's HTTP cache, so every visit reaches the server.
  await page.route("**/*", (route) => route.continue());
  let headers: Record<string, string> = {};
  // Changes of earlier tests may still be announced, and invalidate the page once more.
  await expect
    .poll(async () => {
      headers = (await (await page.goto("/"))?.allHeaders()) ?? {};
      return headers["cache-status"];
    })
    .toMatch(/^pages; hit/);
  expect(headers["content-security-policy"]).toContain("'sha256-");
  expect(headers["content-security-policy"]).not.toMatch(/nonce|unsafe/);

  const html = page.locator("html");
  const theme = footer(page).getByRole("group", { name: "Theme" });
  await theme.getByRole("button", { name: "Dark" }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  const releaseScripts = await holdRequests(page, /\/assets\/.*\.js$/);
  // Bypasses the fixture, which waits for hydration.
  await page.mainFrame().goto("/", { waitUntil: "commit" });
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  releaseScripts();
  await expect(theme.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
  await theme.getByRole("button", { name: "System" }).click();
  await expect(html).not.toHaveAttribute("data-theme");

  // Only a hydrated page navigates without loading a document.
  await page.evaluate(() => document.documentElement.setAttribute("data-first", ""));
  await mainNav(page).getByRole("link", { name: "Events" }).click();
  await expect(page).toHaveURL("/events");
  await expect(page.locator("html[data-first]")).toHaveCount(1);
});
