import { expect, test } from "./fixtures.ts";
import { footer, phone } from "./shell-parts.ts";

const pages = [
  { path: "/privacy-policy", title: "Privacy Policy", section: "Cookies and your browser" },
  { path: "/terms-of-service", title: "Terms of Service", section: "Buying and selling" },
  { path: "/community-guidelines", title: "Community Guidelines", section: "Zero tolerance" },
];

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[LEGAL-01] [LEGAL-02] [LEGAL-03] the legal pages lead to each other and to each of their parts", async ({
    page,
  }) => {
    await page.goto("/terms-of-service");
    for (const { path, title, section } of pages) {
      const tabs = page.getByRole("navigation", { name: "Legal pages" });
      await tabs.getByRole("link", { name: title }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(tabs.getByRole("link", { name: title })).toHaveAttribute("aria-current", "page");
      await page
        .getByRole("navigation", { name: "On this page" })
        .getByRole("link", { name: section })
        .click();
      await expect(page.getByRole("heading", { level: 2, name: section })).toBeInViewport();
      await expect(page.getByRole("button", { name: "Print" })).toHaveCount(0);
    }
  });

  test("on a phone the contents are folded and no page is wider than the screen", async ({ page }) => {
    await page.setViewportSize(phone);
    for (const { path, section } of pages) {
      await page.goto(path);
      const link = page
        .getByRole("navigation", { name: "On this page" })
        .getByRole("link", { name: section });
      await expect(link).toBeHidden();
      await page.getByText("On this page").locator("visible=true").click();
      await expect(link).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    }
  });
});

test("[LEGAL-16] moving between the legal pages asks the server for no data; they print without the shell", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\.data|\/api\//.test(request.url())) asked.push(request.url());
  });
  const tabs = page.getByRole("navigation", { name: "Legal pages" });
  for (const { title } of pages.slice(1)) {
    await tabs.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  expect(asked).toEqual([]);

  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve("printed"))));
  await page.getByRole("button", { name: "Print" }).click();
  expect(await printed).toBe("printed");
  await page.emulateMedia({ media: "print" });
  await expect(tabs).toBeHidden();
  await expect(footer(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 2, name: "Zero tolerance" })).toBeVisible();
});
