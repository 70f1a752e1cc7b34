import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { main, toast } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test, uniqueEmail } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { withSwitchOn } from "./reviews-parts.ts";
import { phone, signIn } from "./shell-parts.ts";

const message = (page: Page) =>
  main(page).getByRole("textbox", { name: /^(Message|Your message|Your answer)/ });
const send = (page: Page) => main(page).getByRole("button", { name: "Send message" }).click();
const messages = (page: Page) => main(page).getByRole("list", { name: "Messages" }).getByRole("listitem");

/** Opens within seconds of its switch. */
async function openForm(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Write to Odessa Vance", {
      timeout: 500,
    });
  }).toPass({ timeout: 15_000 });
}

/** An artist to write to, without earlier conversations. */
async function addArtist(): Promise<{ id: string; email: string }> {
  const email = uniqueEmail("odessa");
  const [artist] = await queryDatabase<{ id: string }>(
    `insert into artist_directory (name, category, status, email)
     values ('Odessa Vance', 'Music', 'approved', $1) returning artist_id as id`,
    [email],
  );
  return { id: artist?.id ?? "", email };
}

const linkIn = (text: string) => text.match(/\/messages\/[\w-]+/)?.[0] ?? "";

test.describe("messages to artists", () => {
  test.use({ allowedErrors: [/status of (400|404)/] });

  test("open with their switch: a member writes, the artist answers without an account, an admin closes it", async ({
    page,
    browser,
    site,
    inbox,
  }) => {
    test.slow();
    const artist = await addArtist();
    const path = `/artist/${artist.id}/connect`;
    await signIn(page);
    await page.goto(path);
    await expect(page).toHaveTitle(/^Page not found/);

    await withSwitchOn(page, "artist_connect", async () => {
      await openForm(page, path);
      await expectNoAxeViolations(page);
      await page.setViewportSize(phone);
      await expectNoAxeViolations(page);
      await send(page);
      await expect(main(page)).toContainText("Write a message first.");
      await message(page).fill("See www.hall.example");
      await send(page);
      await expect(main(page)).toContainText(
        "Leave out web and mail addresses until the artist has answered.",
      );
      await expect(message(page)).toHaveValue("See www.hall.example");
      await message(page).fill("Would you play for us?\nWe have pie.");
      await send(page);
      await expect(toast(page, "Message sent")).toBeVisible();
      await expect(messages(page)).toHaveText([/^You.*Would you play for us/]);
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectNoAxeViolations(page);
      const conversation = new URL(page.url()).pathname;
      await page.goto(path);
      await expect(page).toHaveURL(conversation);

      const letter = await inbox.waitFor(artist.email, "wrote to you");
      expect(letter.text).not.toContain(demoAccounts.member.email);
      expect(letter.replyTo).toBe("");
      const artistPath = linkIn(letter.text);
      const context = await browser.newContext({ baseURL: site.origin });
      const studio = await context.newPage();
      await test.step("the artist answers by the key of the letter", async () => {
        await studio.goto(conversation);
        await expect(studio).toHaveURL(/\/login/);
        await studio.goto(artistPath);
        await expect(messages(studio)).toHaveText([new RegExp(`^${demoAccounts.member.username}`)]);
        await expect(studio.locator("body")).not.toContainText(demoAccounts.member.email);
        await message(studio).fill("Gladly. Call me.");
        await send(studio);
        await expect(messages(studio)).toHaveCount(2);
        await expect(message(studio)).toHaveValue("");
        await main(studio).getByText("Block ", { exact: false }).first().click();
        await expectNoAxeViolations(studio);
        await studio.setViewportSize(phone);
        await expectNoAxeViolations(studio);
        const answer = await inbox.waitFor(demoAccounts.member.email, "Odessa Vance answered you");
        expect(answer.text).not.toContain(artist.email);
        expect(linkIn(answer.text)).toBe(conversation);
      });

      await test.step("reports the member, and an admin closes the conversation", async () => {
        await main(studio).getByText("Report this conversation").click();
        await main(studio).getByRole("button", { name: "Send report" }).click();
        await expect(main(studio)).toContainText("Say what is wrong with it.");
        await main(studio).getByLabel("What is wrong with it?").selectOption("Advertising or spam");
        await main(studio).getByRole("button", { name: "Send report" }).click();
        await expect(toast(studio, "Reported")).toBeVisible();

        const desk = await browser.newContext({ baseURL: site.origin });
        const admin = await desk.newPage();
        await signIn(admin, demoAccounts.admin);
        await admin.goto("/admin/messages");
        const row = main(admin).getByRole("row").filter({ hasText: "Gladly. Call me." });
        await expect(row).toContainText("By the artist");
        await expectNoAxeViolations(admin);
        await admin.setViewportSize(phone);
        await expectNoAxeViolations(admin);
        await row.getByLabel("Note").fill("Sells pie.");
        await row.getByRole("button", { name: /^Close conversation/ }).click();
        await expect(toast(admin, "Conversation closed")).toBeVisible();
        await admin.goto("/admin/messages?state=settled");
        await expect(row).toContainText("Sells pie.");
        await desk.close();
        await page.goto(conversation);
        await expect(main(page)).toContainText("This artist takes no messages here right now.");
        await expect(message(page)).toHaveCount(0);
      });

      await test.step("the link of every letter stops all messages, without scripts", async () => {
        const plain = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
        const reader = await plain.newPage();
        const stop = letter.stopHeaders.join(" ").match(/\/letters\/stop\/[^>\s]+/)?.[0] ?? "";
        await reader.goto(stop);
        await reader.getByRole("button", { name: "Stop these letters" }).click();
        await expect(reader.getByRole("heading", { level: 1 })).toHaveText("These letters have stopped");
        await reader.goto(artistPath);
        await main(reader).getByText("Take messages again").first().click();
        await expect(main(reader).getByRole("button", { name: "Take messages again" })).toBeVisible();
        await plain.close();
      });
      await context.close();
    });
  });
});
