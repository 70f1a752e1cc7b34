import type { Page } from "@playwright/test";
import { Client } from "pg";
import { localOwnerUrl } from "../src/testing/local-postgres.ts";
import { addresses } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import { signIn } from "./shell-parts.ts";

/** Revokes the app's permission to read a table while `during` runs. */
async function withoutTable(table: "categories" | "directory", during: () => Promise<void>) {
  const owner = new Client({ connectionString: localOwnerUrl(addresses.databasePort, addresses.database) });
  await owner.connect();
  try {
    await owner.query(`revoke select on ${table} from ujamaa_app`);
    await during();
  } finally {
    await owner.query(`grant select on ${table} to ujamaa_app`);
    await owner.end();
  }
}

// Pages of signed-in users are not cached.
test.beforeEach(async ({ page }) => signIn(page));

test("[HOME-23] categories that cannot be read lack their counts, and nothing else: no toast, the rest stands", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const rows = main.getByRole("region", { name: "Walk the rows" });
  await page.goto("/");
  await expect(rows.getByText(/^\d+ businesses$/).first()).toBeVisible();
  await withoutTable("categories", async () => {
    await page.goto("/");
    await expectRest(page);
    await expect(rows.getByRole("heading", { level: 3 })).toHaveCount(6);
    await expect(rows.getByText(/^\d+ business(es)?$/)).toHaveCount(0);
    await expect(main.getByRole("region", { name: /worth the trip/ }).getByRole("article")).toHaveCount(3);
  });
});

test("[HOME-29] featured businesses that cannot be read are left out, and nothing else: no toast, the rest stands", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await withoutTable("directory", async () => {
    await page.goto("/");
    await expectRest(page);
    await expect(main.getByRole("region", { name: /worth the trip/ })).toHaveCount(0);
    await expect(
      main.getByRole("region", { name: "Walk the rows" }).getByRole("heading", { level: 3 }),
    ).toHaveCount(6);
  });
});

async function expectRest(page: Page) {
  const main = page.getByRole("main");
  // A toast would appear on hydration. Checked without retries, because it would disappear again.
  await page.waitForTimeout(500);
  expect(await page.getByRole("region", { name: "Notifications" }).textContent()).toBe("");
  await expect(main.getByRole("searchbox", { name: "Search businesses" })).toBeVisible();
  await expect(main.getByRole("region", { name: "In numbers" })).toBeVisible();
  await expect(main.getByRole("region", { name: "Lifestyle" }).getByRole("article")).toHaveCount(3);
  await expect(main.getByRole("link", { name: "List Your Business" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Join the Community" })).toBeVisible();
}
