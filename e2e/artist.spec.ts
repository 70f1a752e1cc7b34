import { addArtist, countViews } from "./artist-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { phone, signIn } from "./shell-parts.ts";

test.describe("the profile of an artist", () => {
  // A headless browser identifies itself and is not counted.
  test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/144.0 Safari/537.36" });

  test("[ARTP-03] [ARTP-09] [ARTP-18] [ARTP-19] [OPEN-45] counts a view once, and opens pictures in a lightbox", async ({
    page,
  }) => {
    test.slow();
    const artist = await addArtist();
    await page.goto(`/artist/${artist.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(artist.name);
    await expect.poll(() => countViews(artist)).toBe(1);
    await page.getByRole("button", { name: "Connect" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Connect feature coming soon!" })).toBeVisible();
    const portfolio = page.getByRole("region", { name: "Portfolio" });

    await test.step("arrow keys cycle through the pictures, and focus returns", async () => {
      await expect(portfolio.getByRole("link", { name: "Featured Work 1" })).toHaveAttribute(
        "href",
        "https://lowstrings.example/work",
      );
      const cello = portfolio.getByRole("link", { name: "The cello" });
      await cello.focus();
      await page.keyboard.press("Enter");
      const lightbox = page.getByRole("dialog", { name: `Portfolio of ${artist.name}` });
      await expect(lightbox.getByRole("status")).toHaveText("1 of 4");
      await expect(lightbox.getByRole("img")).toHaveAttribute("alt", "The cello");
      await expectNoAxeViolations(page);
      await page.keyboard.press("ArrowLeft");
      await expect(lightbox.getByRole("status")).toHaveText("4 of 4");
      await lightbox.getByRole("button", { name: "Next: The cello" }).click();
      await expect(lightbox.getByRole("status")).toHaveText("1 of 4");
      await page.keyboard.press("Escape");
      await expect(lightbox).toBeHidden();
      await expect(cello).toBeFocused();
    });

    await test.step("nothing overflows a phone", async () => {
      await page.setViewportSize(phone);
      await expectNoAxeViolations(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });

    const counted = page.waitForResponse("**/artist-views");
    await page.reload();
    expect((await counted).status()).toBe(204);
    expect(await countViews(artist)).toBe(1);
  });
});

test("a member writes to an artist, and the message field is empty after each message", async ({ page }) => {
  const artist = await addArtist();
  const path = `/artist/${artist.id}/connect`;
  // A change of a switch takes seconds to reach the site.
  const turnConnect = async (isOn: boolean) => {
    await queryDatabase("update launch_switches set is_on = $1 where name = 'artist_connect'", [isOn]);
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(isOn ? 200 : 404);
  };
  await signIn(page);
  try {
    await turnConnect(true);
    const message = page.getByRole("main").getByRole("textbox", { name: /^(Message|Your message)/ });
    const send = page.getByRole("main").getByRole("button", { name: "Send message" });
    const messages = page.getByRole("list", { name: "Messages" }).getByRole("listitem");
    await page.goto(path);
    await message.fill("Would you play for us?");
    await send.click();
    await expect(messages).toHaveText([/^You.*Would you play for us\?/]);
    await expect(message).toHaveValue("");

    await message.fill("We have pie.");
    await send.click();
    await expect(messages).toHaveText([/Would you play for us\?/, /^You.*We have pie\./]);
    await expect(message).toHaveValue("");
  } finally {
    await turnConnect(false);
  }
});

test.describe("when something fails", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED|status of 404/] });

  test("[ARTP-25] [ARTP-26] an artist who fails to load shows an error", async ({ page }) => {
    const artist = await addArtist();
    await page.goto(`/artist/${artist.id}`);
    const alert = page.getByRole("alert");
    await page.getByRole("banner").getByRole("link", { name: "Ujamaa" }).click();
    await expect(page).toHaveURL("/");
    await page.route(`**/artist/${artist.id}.data*`, (route) => route.abort());
    await page.goBack();
    await expect(alert).toContainText("Error");
    await expect(alert).toContainText("Could not load artist profile.");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Artist not found.");
    await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(artist.name);
  });
});
