import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { phone } from "./shell-parts.ts";

const docs = "/api/v1/docs";
const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

test("the contents of the API docs are sticky, and collapse on a phone; an example request can be copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${docs}#schemas`);
  await expect(page.getByRole("heading", { name: "Schemas" })).toBeInViewport();
  await expect(contents(page).getByRole("link", { name: "Start here" })).toBeInViewport();

  await test.step("the copied request works", async () => {
    await page.getByRole("button", { name: "Copy the request of listBusinesses" }).click();
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Copied!");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [, url = ""] = /^curl '([^']+)'$/.exec(copied) ?? [];
    expect((await page.request.get(url)).status()).toBe(200);
  });

  await test.step("links lead to tables, and errors expand", async () => {
    const list = page.locator("#listBusinesses");
    await list.getByRole("link", { name: "BusinessList" }).click();
    await expect(page).toHaveURL(`${docs}#BusinessList`);
    await expect(page.getByRole("table", { name: "Fields of BusinessList" })).toBeInViewport();
    await list.getByText(/^Refusals/).click();
    await expect(page.getByRole("table", { name: "Refusals of listBusinesses" })).toBeVisible();
  });

  await test.step("on a phone", async () => {
    await page.setViewportSize(phone);
    const link = contents(page).getByRole("link", { name: "Lists and cursors" });
    await expect(link).toBeHidden();
    await contents(page).getByText("On this page").first().click();
    await link.click();
    await expect(page.getByRole("heading", { name: "Lists and cursors" })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});

type Call = { method?: string; headers?: Record<string, string>; body?: string };

test.describe("a page on another origin", () => {
  // A custom header would trigger a CORS preflight.
  test.use({ allowedErrors: [/blocked by CORS policy|Failed to load resource/], extraHTTPHeaders: {} });

  test("can read the directory, but nothing of a session", async ({ page, baseURL }) => {
    const elsewhere = createServer((_request, response) => {
      response.setHeader("content-type", "text/html");
      response.end("<!doctype html><title>Elsewhere</title><link rel=icon href=data:,>");
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
    try {
      await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
      const read = (path: string, init: Call = {}) =>
        page.evaluate(
          ([url, options]) =>
            fetch(url, options).then(
              (response) => [response.status, response.headers.get("ratelimit")?.slice(0, 10)],
              () => "refused",
            ),
          [`${baseURL}/api/v1${path}`, init] as const,
        );
      const json = { "content-type": "application/json" };
      expect(await read("/categories")).toEqual([200, '"api-read"']);
      expect(await read("/categories", { headers: { "if-none-match": "x" } })).toEqual([200, '"api-read"']);
      expect(await read("/businesses?limit=0")).toEqual([400, '"api-read"']);
      expect(await read("/auth/session")).toBe("refused");
      expect(await read("/reviews", { method: "POST", headers: json, body: "{}" })).toBe("refused");
    } finally {
      elsewhere.close();
    }
  });
});
