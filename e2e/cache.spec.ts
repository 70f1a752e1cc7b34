import { startProcess, stopProcess, waitUntilReady } from "../src/testing/child-process.ts";
import { findFreePort } from "../src/testing/free-port.ts";
import { expect, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { footer, mainNav } from "./shell-parts.ts";

test("a cached page violates no policy, has the chosen theme before its scripts arrive, and is hydrated", async ({
  page,
  site,
}) => {
  // The site of the other tests has no page cache.
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...site.env, PORT: String(port), APP_ORIGIN: origin, CACHE_MAX_SECONDS: "3600" };
  const web = startProcess("node", ["src/app/main.ts"], { env, label: "cached" });
  await waitUntilReady(web, `${origin}/readyz`);
  // Disables the browser's HTTP cache, so every visit reaches the server.
  await page.route("**/*", (route) => route.continue());
  let headers: Record<string, string> = {};
  await expect
    .poll(async () => {
      headers = (await (await page.goto(`${origin}/`))?.allHeaders()) ?? {};
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
  await page.mainFrame().goto(`${origin}/`, { waitUntil: "commit" });
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  releaseScripts();
  await expect(theme.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
  await theme.getByRole("button", { name: "System" }).click();
  await expect(html).not.toHaveAttribute("data-theme");

  // Only a hydrated page navigates without loading a document.
  await page.evaluate(() => document.documentElement.setAttribute("data-first", ""));
  await mainNav(page).getByRole("link", { name: "Events" }).click();
  await expect(page).toHaveURL(`${origin}/events`);
  await expect(page.locator("html[data-first]")).toHaveCount(1);
  // Ends pending requests for pictures.
  await page.goto("about:blank");
  await stopProcess(web);
});
