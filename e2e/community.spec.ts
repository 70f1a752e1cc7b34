import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { main, proofFile, toast } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { phone, signIn } from "./shell-parts.ts";

const field = (page: Page, label: string) => main(page).getByLabel(label);
const link = (page: Page, nth: number) => main(page).getByRole("textbox", { name: `Link ${nth}` });
const joinNow = (page: Page) => main(page).getByRole("button", { name: "Join Now" });
const addLink = (page: Page) => main(page).getByRole("button", { name: "Add Link" });
const removals = (page: Page) => main(page).getByRole("button", { name: /^Remove link/ });
const newEmail = () => `renee-${crypto.randomUUID()}@okafor.example`;

async function expectToast(page: Page, title: string, description: string) {
  await expect(toast(page, title)).toBeVisible();
  await expect(toast(page, description)).toBeVisible();
}

test.describe("joining the community", () => {
  test.use({ allowedErrors: [/status of 4(00|09|13|15)|net::ERR_FAILED/] });

  test("[JOIN-01] [JOIN-02] [JOIN-03] [JOIN-04] [JOIN-05] [JOIN-06] [JOIN-07] [JOIN-08] [JOIN-09] [JOIN-10] [JOIN-11] [JOIN-12] [JOIN-13] [JOIN-14] [JOIN-15] [JOIN-16] [JOIN-17] [JOIN-18] [JOIN-19] [JOIN-20] [JOIN-25] [JOIN-28] [JOIN-29] [JOIN-30] [JOIN-31] [WELC-01] [WELC-02] [WELC-04] [WELC-05] [OPEN-01] loses nothing on the way, and ends with a welcome", {
    tag: "@tls",
  }, async ({ page }) => {
    test.slow();
    const email = newEmail();
    await page.goto("/community?from=flyer");
    await expect(page).toHaveURL("/join-community?from=flyer");
    await expect(page).toHaveTitle(/^Join the Community/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join the Community");
    await expectNoAxeViolations(page);

    await test.step("name and address are needed", async () => {
      await joinNow(page).click();
      await expectToast(page, "Heads up!", "Full Name and Email are required.");
      await expect(field(page, "Full Name")).toBeFocused();
      await field(page, "Full Name").fill("Renée Okafor");
      await field(page, "Email").fill("renee");
      await joinNow(page).click();
      await expect(main(page)).toContainText("Enter an email such as name@example.com.");
      await expect(field(page, "Email")).toHaveAttribute("type", "email");
      await field(page, "Email").fill(email);
    });

    await test.step("links come and go in rows", async () => {
      await expect(link(page, 1)).toHaveAttribute("placeholder", "https://your-website.com");
      await expect(removals(page)).toHaveCount(0);
      await link(page, 1).fill("https://okafor.example");
      await addLink(page).click();
      await expect(link(page, 2)).toBeFocused();
      await link(page, 2).fill("javascript:alert(1)");
      await addLink(page).click();
      await link(page, 3).fill("@okafor");
      await expect(removals(page)).toHaveCount(3);
      await removals(page).nth(1).click();
      await expect(link(page, 2)).toHaveValue("@okafor");
      await expect(removals(page)).toHaveCount(2);
    });

    await test.step("a bio has 250 characters", async () => {
      await field(page, "Short Bio").pressSequentially(`${"x".repeat(249)}yz`, { delay: 0 });
      await expect(field(page, "Short Bio")).toHaveValue(`${"x".repeat(249)}y`);
      await expect(main(page)).toContainText("250 / 250");
      await field(page, "Business / Organization").fill("Okafor & Daughters Upholstery");
    });

    await test.step("a picture is shown, or told to have failed", async () => {
      const chooser = field(page, "Profile Picture / Logo");
      await expect(chooser).toHaveAttribute("accept", "image/*");
      await chooser.setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no") });
      await expectToast(page, "Upload Failed", "Could not upload your profile picture. Please try again.");
      await main(page).getByRole("button", { name: "Remove", exact: true }).click();
      await chooser.setInputFiles({ ...proofFile(), name: "renee-porch.png" });
      await expect(main(page).getByRole("img", { name: "The chosen file" })).toBeVisible();
      await expect(main(page)).toContainText("received");
      await expect(main(page)).toContainText("renee-porch.png");
    });

    await test.step("an error keeps everything", async () => {
      await page.route("**/join-community.data*", (route) => route.abort());
      await joinNow(page).click();
      await expectToast(page, "Something went wrong", "We couldn't process your request. Please try again.");
      await expect(link(page, 2)).toHaveValue("@okafor");
      await page.unroute("**/join-community.data*");
    });

    await test.step("the button spins, and the welcome follows", async () => {
      const release = await holdRequests(page, "**/join-community.data*");
      await joinNow(page).click();
      await expect(joinNow(page).locator(".spinner")).toBeVisible();
      release();
      await expect(page).toHaveURL(/^[^?]*\/community-welcome\?name=Ren%C3%A9e(\+|%20)Okafor$/);
      await expectToast(page, "Success!", "Thanks for joining! Welcome to the community.");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Renée Okafor");
      await expect(main(page).getByRole("link", { name: "Explore Businesses" })).toHaveAttribute(
        "href",
        "/directory",
      );
      await expect(main(page).getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
      await expectNoAxeViolations(page);
    });

    await test.step("an address joins once", async () => {
      await page.unroute("**/join-community.data*");
      await page.goto("/join-community");
      await field(page, "Full Name").fill("Somebody else");
      await field(page, "Email").fill(email.toUpperCase());
      await field(page, "Short Bio").fill("I mend chairs.");
      await joinNow(page).click();
      await expectToast(page, "Registration Error", "This email is already registered in our community.");
      await expect(field(page, "Short Bio")).toHaveValue("I mend chairs.");
      await expect(page).toHaveURL("/join-community");
    });
  });

  test("[WELC-03] greets whoever has no name, and shows one as text only", async ({ page }) => {
    await page.goto("/community-welcome");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, there");
    const name = "<img src=x onerror=alert(1)>";
    await page.goto(`/community-welcome?${new URLSearchParams({ name })}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${name}`);
  });
});

test.describe("joining without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("[JOIN-03] works with rows and a picture, and an admin finds and removes who asks for it", async ({
    page,
    browser,
    site,
  }) => {
    test.slow();
    const email = newEmail();
    await page.goto("/join-community");
    await field(page, "Full Name").fill("Renée Okafor");
    await field(page, "Email").fill(email);
    await link(page, 1).fill("okafor.example");
    await field(page, "Profile Picture / Logo").setInputFiles(proofFile());
    await addLink(page).click();
    await expect(link(page, 1)).toHaveValue("okafor.example");
    await expect(field(page, "Full Name")).toHaveValue("Renée Okafor");
    await link(page, 2).fill("@okafor");
    await removals(page).first().click();
    await expect(link(page, 1)).toHaveValue("@okafor");
    // Enter sends the form, although buttons for rows come before the one that says so.
    await field(page, "Full Name").press("Enter");
    await expect(page).toHaveURL(/\/community-welcome\?name=/);
    const thanks = "Thanks for joining! Welcome to the community.";
    await expect(page.getByRole("status").filter({ hasText: thanks })).toBeVisible();

    // Options of this group would hold for it, too.
    const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: true });
    const desk = await context.newPage();
    await signIn(desk, demoAccounts.admin);
    await desk.goto("/admin/community");
    await main(desk).getByRole("searchbox", { name: "Search the community" }).fill(email.toUpperCase());
    await main(desk).getByRole("button", { name: "Search" }).click();
    const row = main(desk).getByRole("row").filter({ hasText: email });
    await expect(row).toContainText("@okafor");
    await expect(row.locator('img[src^="/files/community-images/public/"]')).toBeVisible();
    await expectNoAxeViolations(desk);
    const download = desk.waitForEvent("download");
    await main(desk).getByRole("button", { name: "Download CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/^community-\d{4}-\d{2}-\d{2}\.csv$/);
    await row.locator("summary").click();
    await row.getByRole("button", { name: "Remove for good" }).click();
    await expect(toast(desk, "Removed")).toBeVisible();
    await expect(main(desk)).toContainText("Nobody here.");
    await context.close();
  });
});
