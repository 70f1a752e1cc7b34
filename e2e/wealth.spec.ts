import { expect, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { byName, cardNames, cards, failData, main } from "./travel-parts.ts";

const path = "/wealth-and-empowerment";

test("[WEALTH-01] [WEALTH-04] [WEALTH-05] [WEALTH-06] [WEALTH-07] [WEALTH-08] [WEALTH-09] [WEALTH-10] [WEALTH-11] [WEALTH-12] [WEALTH-13] [WEALTH-14] [WEALTH-15] anybody reads a grid of organizations, each with its picture, services and links", async ({
  page,
}) => {
  const networks = ["instagram", "twitter", "youtube", "linkedin", "newsletter"];
  const links = Object.fromEntries(networks.map((network) => [network, `https://${network}.example/pantry`]));
  const [pantry] = await queryDatabase<{ id: string; social_media_links: unknown }>(
    "select id, social_media_links from organizations where name = $1",
    ["Big Porch Mentors"],
  );
  const setLinks = (value: unknown) =>
    queryDatabase("update organizations set social_media_links = $1 where id = $2", [
      JSON.stringify(value),
      pantry?.id,
    ]);
  await setLinks(links);
  try {
    await page.goto(path);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Wealth & Empowerment");
    const shown = await cardNames(page);
    expect(shown).toHaveLength(24);
    expect(shown).toEqual(shown.toSorted(byName));
    const card = cards(page).filter({ hasText: "Big Porch Mentors" });
    await expect(card.locator(".card-cover img")).toBeVisible();
    await expect(card.locator(".card-top .badge")).toHaveText("Youth");
    await expect(card.getByRole("heading")).toHaveText("Big Porch Mentors");
    await expect(card.locator(".card-text")).toHaveText(
      "One adult, one teenager, one porch, every other Sunday.",
    );
    await expect(card.getByRole("list", { name: "Services offered" }).getByRole("listitem")).toHaveText([
      "Mentoring",
      "Internships",
      "College visits",
    ]);
    await expect(card.locator("[data-network]")).toHaveCount(5);
    const drawings = new Set<string>();
    for (const network of networks) {
      const link = card.locator(`a[href="https://${network}.example/pantry"]`);
      await expect(link).toHaveAttribute("data-network", network === "newsletter" ? "link" : network);
      await expect(link).toHaveAttribute("target", "_blank");
      drawings.add(await link.locator("svg").innerHTML());
    }
    expect(drawings.size).toBe(5);
    const website = main(page).getByRole("link", { name: "Website: " }).first();
    await expect(website).toContainText("Website");
    await expect(website).toHaveAttribute("href", /^https:\/\//);
  } finally {
    await setLinks(pantry?.social_media_links);
  }
});

test("[WEALTH-16] the menu leaves one category", async ({ page }) => {
  await page.goto(path);
  const menu = main(page).getByRole("combobox", { name: "Category" });
  const options = await menu.getByRole("option").allTextContents();
  expect(options[0]).toBe("All Categories");
  expect(options.slice(1)).toEqual(options.slice(1).toSorted(byName));
  await menu.selectOption("Legal");
  await expect(main(page).locator(".result-bar h2")).toHaveText("2 organizations");
  for (const card of await cards(page).all())
    await expect(card.locator(".card-top .badge")).toHaveText("Legal");
  await expect(page).toHaveURL(`${path}?category=Legal`);
});

test.describe("that cannot be read", () => {
  test.use({ allowedErrors: [/status of 503/] });

  test("[WEALTH-18] say so in a destructive toast", async ({ page }) => {
    await page.goto(path);
    await failData(page, path);
    await main(page).getByRole("combobox", { name: "Category" }).selectOption("Legal");
    const toast = page.getByRole("alert").locator(".toast-destructive");
    await expect(toast).toContainText("Error");
    await expect(toast).toContainText("Failed to load organizations. Please try again.");
  });
});
