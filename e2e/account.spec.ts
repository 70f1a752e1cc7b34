import type { Page } from "@playwright/test";
import { expectToast, linkInMail, logIn, makeAccount } from "./accounts-parts.ts";
import { expect, expectNoAxeViolations, test, uniqueEmail } from "./fixtures.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });
const next = "a-new-calabash";

async function postReview(page: Page, origin: string, comment: string) {
  const { items } = await (await page.request.get("/api/v1/businesses?limit=1")).json();
  const data = { business_id: items[0].id, rating: 5, reviewer_name: "Zuri", is_anonymous: false, comment };
  const response = await page.request.post("/api/v1/reviews", { data, headers: { origin } });
  expect(response.status()).toBe(201);
}

test("somebody looks after their account, from the name to the last letter", async ({
  page,
  inbox,
  browser,
  site,
}) => {
  const account = await makeAccount(page, inbox);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL("/login", site.origin).href);
  await logIn(other, account);
  await expect(other).toHaveURL(/dashboard/);
  await page.goto("/login");
  await logIn(page, account);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Your account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.username);
  await expectNoAxeViolations(page);

  await test.step("name", async () => {
    const name = `Renée ${account.username.slice(-8)}`;
    await section(page, "Name").getByLabel("Username").fill(name);
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  });

  await test.step("devices", async () => {
    const devices = section(page, "Devices").getByRole("listitem");
    // The third session was created by verifying the email.
    await expect(devices).toHaveCount(3);
    await expect(devices.first()).toContainText("This one");
    await devices
      .nth(1)
      .getByRole("button", { name: /^Sign out Chrome/ })
      .click();
    await expect(devices).toHaveCount(2);
    await other.reload();
    await expect(other).toHaveURL(/\/login\?/);
    await elsewhere.close();
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect(devices).toHaveCount(1);
  });

  await test.step("email, confirmed by a link to the new one", async () => {
    const email = uniqueEmail("renee");
    const form = section(page, "Email");
    await form.getByLabel("New email").fill(email);
    await form.getByLabel("Your password").fill(account.password);
    await form.getByRole("button", { name: "Change email" }).click();
    await expect(form).toContainText(`We sent a link to ${email}.`);
    await inbox.waitFor(account.email, "Your email is about to change");
    await page.goto(await linkInMail(inbox, email, "Confirm your new email"));
    await page.getByRole("button", { name: "Use the new address" }).click();
    await expect(section(page, "Email")).toContainText(`Your address is ${email}.`);
    account.email = email;
  });

  await test.step("own reviews", async () => {
    await postReview(page, site.origin, "Second set, back row, best seat in the house.");
    await page
      .getByRole("navigation", { name: "Your account" })
      .getByRole("link", { name: "Reviews" })
      .click();
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: /^Edit/ }).click();
    await page.getByLabel("Your review").fill("Front row was better still.");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Save review" }).click();
    await expect(section(page, "Reviews")).toContainText("Front row was better still.");
    await expect(section(page, "Reviews")).toContainText(", edited ");
    await page
      .getByRole("link", { name: /^Delete/ })
      .last()
      .click();
    await page.getByRole("button", { name: /^Delete the review/ }).click();
    await expect(section(page, "Reviews")).toContainText("You have not reviewed anything yet.");
  });

  await test.step("data", async () => {
    await page.goto("/account");
    const form = section(page, "Your data");
    await form.getByLabel("Your password").fill(account.password);
    const download = page.waitForEvent("download");
    await form.getByRole("button", { name: "Download as JSON" }).click();
    expect((await download).suggestedFilename()).toMatch(/^my-data-[\d-]+\.json$/);
  });

  await test.step("the end", async () => {
    const form = section(page, "Delete your account");
    await form.getByLabel("Your password").fill(account.password);
    await form.getByRole("button", { name: "Delete my account" }).click();
    await expectToast(page, "Account deleted", "Thank you");
    await expect(page).toHaveURL("/");
    await inbox.waitFor(account.email, "Your account is deleted");
    await page.goto("/account");
    await expect(page).toHaveURL(/\/login\?/);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 401/] });

  test("every form of the account page works, and says what is wrong", async ({ page, inbox }) => {
    const account = await makeAccount(page, inbox);
    await page.goto("/login");
    await logIn(page, account);
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/account");
    const form = section(page, "Password");
    const change = async (current: string) => {
      await form.getByLabel("Password now").fill(current);
      await form.getByLabel("New password").fill(next);
      await form.getByRole("button", { name: "Change password" }).click();
    };
    await change("not-this-one");
    await expect(form).toContainText("That is not your password.");
    await change(account.password);
    await expect(page).toHaveURL("/account#password");
    await section(page, "Name").getByLabel("Username").fill(`${account.username} II`);
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${account.username} II`);
    const last = section(page, "Delete your account");
    await last.getByLabel("Take my reviews, replies and events down too").check();
    await last.getByLabel("Your password").fill(next);
    await last.getByRole("button", { name: "Delete my account" }).click();
    await expect(page).toHaveURL("/");
    await page.goto("/account");
    await expect(page).toHaveURL(/\/login\?/);
  });
});
