import { expect, test } from "./fixtures.ts";

test("[HOME-04] [HOME-06] [HOME-07] a blank hero search does nothing; any other is trimmed, with spaces and & intact", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const field = page.getByRole("main").getByRole("searchbox", { name: "Search businesses" });
  const search = page.getByRole("main").getByRole("button", { name: "Search" });
  const requested: URL[] = [];
  page.on("request", (request) => requested.push(new URL(request.url())));
  for (const blank of ["", "   "]) {
    await field.fill(blank);
    await field.press("Enter");
    await search.click();
  }

  await field.fill("  Saffron & Smoke  ");
  await search.click();
  await expect(page).toHaveURL(/\/directory\?/);
  expect([...new URL(page.url()).searchParams]).toEqual([["search", "Saffron & Smoke"]]);
  // A blank search would have requested the directory before this one, and added a history entry.
  const [first] = requested.filter(({ pathname }) => pathname.startsWith("/directory"));
  expect(first?.searchParams.get("search")).toBe("Saffron & Smoke");
  await page.goBack();
  await expect(page).toHaveURL("/");
});
