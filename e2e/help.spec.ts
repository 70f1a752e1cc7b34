import type { Page } from "@playwright/test";
import { main, toast } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { withSwitchOn } from "./reviews-parts.ts";
import { footer, phone } from "./shell-parts.ts";

const answers = (page: Page) => main(page).getByRole("heading", { level: 3 });

/** Opens within seconds of its switch. */
async function openHelp(page: Page) {
  await expect(async () => {
    await page.goto("/help");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help Center", { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

test.describe("help and contact", () => {
  test.use({ allowedErrors: [/status of 404/] });

  test("open with their switch: answers are found while typing, and a message reaches the operator", async ({
    page,
    inbox,
    browser,
    site,
  }) => {
    test.slow();
    await page.goto("/help");
    await expect(page).toHaveTitle(/^Page not found/);
    await page.goto("/contact");
    await expect(page).toHaveTitle(/^Page not found/);

    await withSwitchOn(page, "contact_and_help", async () => {
      await openHelp(page);
      const all = await answers(page).count();
      expect(all).toBeGreaterThanOrEqual(24);
      await expectNoAxeViolations(page);
      await page.setViewportSize(phone);
      await expectNoAxeViolations(page);
      const search = main(page).getByRole("searchbox", { name: "Search the answers" });
      await search.fill("delete account");
      await expect(answers(page)).not.toHaveCount(all);
      await expect(answers(page).filter({ hasText: "How do I delete my account?" })).toBeVisible();
      await search.fill("xylophone");
      await expect(main(page)).toContainText("Nothing here answers that yet.");
      await search.fill("");
      await expect(answers(page)).toHaveCount(all);
      await page.goto("/help#refund");
      await expect(main(page).locator("#refund")).toBeInViewport();

      await test.step("without JavaScript the search is sent", async () => {
        const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
        const plain = await context.newPage();
        await plain.goto("/help");
        await main(plain).getByRole("searchbox").fill("stripe");
        await main(plain).getByRole("button", { name: "Search" }).click();
        await expect(plain).toHaveURL("/help?search=stripe");
        await expect(answers(plain)).toHaveCount(1);
        await context.close();
      });

      await footer(page).getByRole("link", { name: "Contact Us" }).press("Enter");
      await expect(page).toHaveURL("/contact");
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectNoAxeViolations(page);
      const email = `ama-${crypto.randomUUID()}@example.com`;
      await main(page).getByLabel("Name").fill("Ama Bello");
      await main(page).getByLabel("Email").fill(email);
      await main(page).getByLabel("What is it about?").selectOption("An order");
      await main(page).getByRole("button", { name: "Send message" }).click();
      await expect(main(page)).toContainText("Write your message.");
      const words = `Where is order 7? ${email}`;
      await main(page).getByLabel("Message").fill(words);
      await main(page).getByRole("button", { name: "Send message" }).click();
      await expect(toast(page, "Message sent")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you.");
      const find = async () =>
        (await inbox.list("hello@ujamaa.example")).find(({ text }) => text.includes(words));
      await expect.poll(find, { timeout: 15_000 }).toBeDefined();
      expect(await find()).toMatchObject({ subject: "An order: message from Ama Bello", replyTo: email });
    });
  });

  test("social links come from the settings with their switch", async ({ page }) => {
    await page.goto("/travel");
    await withSwitchOn(page, "social_links", async () => {
      const link = footer(page).getByRole("link", { name: "Instagram" });
      await expect(async () => {
        await page.goto("/travel");
        await expect(link).toHaveAttribute("href", "https://instagram.com/ujamaa.example", { timeout: 500 });
      }).toPass({ timeout: 15_000 });
      await expect(footer(page).getByRole("button", { name: "Instagram" })).toHaveCount(0);
    });
  });
});
