import { expect, test } from "./fixtures.ts";
import { footer, phone } from "./shell-parts.ts";

const pages = [
  { path: "/privacy-policy", title: "Privacy Policy", section: "Cookies and your browser" },
  { path: "/terms-of-service", title: "Terms of Service", section: "Buying and selling" },
  { path: "/community-guidelines", title: "Community Guidelines", section: "Zero tolerance" },
];

test("[LEGAL-16] the legal pages load no data when read one after the other, collapse their contents on a phone, and print without the shell", async ({
  page,
}) => {
  await page.goto("/terms-of-service");
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await page.setViewportSize(phone);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\.data|\/api\//.test(request.url())) requests.push(request.url());
  });
  const tabs = page.getByRole("navigation", { name: "Legal pages" });
  for (const { path, title, section } of pages) {
    await tabs.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const contents = page.getByRole("navigation", { name: "On this page" });
    const link = contents.getByRole("link", { name: section });
    await expect(link).toBeHidden();
    await contents.getByText("On this page").locator("visible=true").click();
    await expect(link).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await link.click();
    await expect(page.getByRole("heading", { level: 2, name: section })).toBeInViewport();
  }
  expect(requests).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(tabs).toBeHidden();
  await expect(footer(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 2, name: "Zero tolerance" })).toBeVisible();
});
