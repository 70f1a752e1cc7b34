import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { footer, mainNav, phone } from "./shell-parts.ts";

const docs = "/api/v1/docs";
const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const operation = (page: Page, id: string) => page.locator(`#${id}`);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page about the API tells of every operation, in the shell of the site", async ({ page }) => {
    await page.goto(docs);
    await expect(mainNav(page)).toBeVisible();
    await expect(footer(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Open API" })).toBeVisible();
    const { paths } = await (await page.request.get("/api/v1/openapi.json")).json();
    const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap((methods) =>
      Object.values(methods),
    );
    expect(operations.length).toBeGreaterThan(12);
    for (const { operationId } of operations) {
      await expect(contents(page).getByRole("link", { name: operationId, exact: true })).toBeVisible();
      await expect(operation(page, operationId).locator("pre").first()).toContainText("curl");
    }
    const list = operation(page, "listBusinesses");
    await expect(list.getByRole("table", { name: "Parameters of listBusinesses" })).toContainText("limit");
    await list.getByRole("link", { name: "BusinessList" }).click();
    await expect(page).toHaveURL(`${docs}#BusinessList`);
    await expect(page.getByRole("table", { name: "Fields of BusinessList" })).toBeInViewport();
    await list.getByText(/^Refusals/).click();
    await expect(page.getByRole("table", { name: "Refusals of listBusinesses" })).toContainText("429");
  });

  test("its contents are folded on a phone, and nothing is wider than the phone", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(docs);
    const link = contents(page).getByRole("link", { name: "Lists and cursors" });
    await expect(link).toBeHidden();
    await contents(page).getByText("On this page").first().click();
    await link.click();
    await expect(page.getByRole("heading", { name: "Lists and cursors" })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});

test("an example request can be copied, and does what it says", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(docs);
  await page.getByRole("button", { name: "Copy the request of listBusinesses" }).click();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Copied!");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [, address = ""] = /^curl '([^']+)'$/.exec(copied) ?? [];
  expect((await page.request.get(address)).status()).toBe(200);
});

test("contents stay in sight on a desk", async ({ page }) => {
  await page.goto(`${docs}#schemas`);
  await expect(page.getByRole("heading", { name: "Schemas" })).toBeInViewport();
  await expect(contents(page).getByRole("link", { name: "Start here" })).toBeInViewport();
});

type Call = { method?: string; headers?: Record<string, string>; body?: string };

test.describe("a page of another site", () => {
  // A custom header would trigger a CORS preflight.
  test.use({ allowedErrors: [/blocked by CORS policy|Failed to load resource/], extraHTTPHeaders: {} });

  test("reads the directory, and nothing of a session", async ({ page, baseURL }) => {
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

test("the page about the API is accessible, on a phone too", async ({ page }) => {
  test.slow();
  await page.goto(docs);
  await expectNoAxeViolations(page);
  await page.setViewportSize(phone);
  await expectNoAxeViolations(page);
});
