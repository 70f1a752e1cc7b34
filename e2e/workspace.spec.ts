import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { signIn } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
/** A real browser's: the tests' default names a bot, whose visits are not counted. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0 Safari/537.36";

/** A business of the demo member that no other test uses. */
async function addOwnBusiness(): Promise<string> {
  const [business] = await queryDatabase<{ id: string }>(
    `insert into businesses (name, founder, owner_id)
     select 'Saffron & Smoke', 'Amaya Quarles', id from users where email = $1 returning id`,
    [demoAccounts.member.email],
  );
  if (!business) throw new Error("The business was not added.");
  return business.id;
}

const setWorkspace = (isOn: boolean) =>
  queryDatabase("update launch_switches set is_on = $1 where name = 'business_dashboard'", [isOn]);

test.describe("the workspace", () => {
  test.use({ userAgent, allowedErrors: [/status of 409/] });
  test.beforeAll(() => setWorkspace(true));
  test.afterAll(async () => {
    await setWorkspace(false);
    await queryDatabase("update businesses set owner_id = null where name = 'Saffron & Smoke'", []);
  });

  test("the second of two editors sees what the first saved, and her own text stays in the form", async ({
    page,
    context,
  }) => {
    const path = `/dashboard/${await addOwnBusiness()}/edit`;
    await signIn(page);
    const second = await context.newPage();
    for (const editor of [page, second]) await editor.goto(path);
    await main(page).getByLabel("Subcategory").fill("Weaving");
    await main(page).getByRole("button", { name: "Save listing" }).click();
    await expect(toast(page, "Listing saved")).toBeVisible();

    await main(second).getByLabel("Good to know").fill("Open studio every day.");
    await main(second).getByRole("button", { name: "Save listing" }).click();
    const missed = main(second).getByRole("region", { name: "Saved while you were writing" });
    await expect(missed).toContainText("Weaving");
    await expect(main(second).getByLabel("Good to know")).toHaveValue("Open studio every day.");
    await expectNoAxeViolations(second);
    await main(second).getByRole("button", { name: "Save listing" }).click();
    await expect(toast(second, "Listing saved")).toBeVisible();

    await main(second).getByRole("button", { name: /^Undo/ }).first().click();
    await expect(toast(second, "Undone")).toBeVisible();
  });

  test("a business page's script counts the visit", async ({ page }) => {
    const id = await addOwnBusiness();
    const counted = page.waitForResponse((response) => response.url().endsWith("/visits"));
    await page.goto(`/business/${id}`);
    expect((await counted).status()).toBe(204);
    await expect
      .poll(() => queryDatabase("select kind from business_visits where business_id = $1", [id]))
      .toEqual([{ kind: "view" }]);
  });
});
