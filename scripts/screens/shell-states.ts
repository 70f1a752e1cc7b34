import type { Page } from "@playwright/test";
import { lengthenNames, type Screen, waitForHydration } from "./screen.ts";

const longEmail = "oluwaseun.adebayo-williamson.of.the.market.committee@neighbourhood-cooperative.example";

/** The home page, the shell, and the error pages. */
export const shellStates: Screen[] = [
  { name: "home", path: "/" },
  { name: "home-signed-in", path: "/", needsSignIn: "member", isWindow: true },
  { name: "home-long-names", path: "/", steps: lengthenNames },
  { name: "menu", path: "/", steps: openMenu, isWindow: true },
  { name: "menu-signed-in", path: "/reviews", needsSignIn: "admin", steps: openLongMenu, isWindow: true },
  { name: "cart-empty", path: "/", steps: openCart, isWindow: true },
  { name: "cart-waiting", path: "/", steps: openFullCart, isWindow: true },
  { name: "api-docs", path: "/api/v1/docs" },
  { name: "soon", path: "/store" },
  { name: "soon-notice", path: "/login", steps: clickContactUs, isWindow: true },
  { name: "admin", path: "/admin", needsSignIn: "admin" },
  { name: "admin-reviews", path: "/admin/reviews", needsSignIn: "admin" },
  { name: "admin-events", path: "/admin/events", needsSignIn: "admin", steps: openHeldPost },
  { name: "admin-reviews-open", path: "/admin/reviews", needsSignIn: "admin", steps: openHeldPost },
  { name: "not-found", path: "/no-such-page" },
  { name: "failed", path: "/", steps: openFailedPage },
  { name: "resting", path: "/", steps: openOutagePage },
  // Only available in development.
  { name: "styleguide", path: "/styleguide" },
];

/** The site menu on phones, the account menu on desktop. */
async function openMenu(page: Page) {
  await waitForHydration(page);
  for (const name of ["Menu", "Account"]) {
    const button = page.getByRole("banner").getByRole("button", { name, exact: true });
    if (await button.isVisible()) await button.click();
  }
}

async function openLongMenu(page: Page) {
  await openMenu(page);
  await page.getByText("admin@ujamaa.example").evaluateAll((notes, email) => {
    for (const note of notes) note.textContent = email;
  }, longEmail);
}

async function openCart(page: Page) {
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
  await page.getByRole("dialog", { name: "Your cart" }).waitFor();
}

async function openFullCart(page: Page) {
  await page.evaluate((lines) => localStorage.setItem("e-commerce-cart", lines), JSON.stringify(fullCart()));
  await page.reload();
  await openCart(page);
}

function fullCart() {
  const line = (id: string, title: string, variant: string, cents: number, quantity: number) => ({
    product: { id, title, image: null },
    variant: { id: `${id}-1`, title: variant, price_in_cents: cents, currency_code: "usd" },
    quantity,
  });
  return [
    line("throw", "Harvest Throw", "Indigo, 50 × 70 in", 12_800, 1),
    line("jelly", "Pepper Jelly, three jars of a very long name", "Mild, hot, very hot", 2_400, 2),
    line("candle", "Porch Candle", "Fig leaf", 3_200, 99),
  ];
}

async function clickContactUs(page: Page) {
  await waitForHydration(page);
  await page.getByRole("contentinfo").getByRole("button", { name: "Contact Us" }).click();
  await page.locator(".toast").waitFor();
}

async function openHeldPost(page: Page) {
  await waitForHydration(page);
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await page.getByRole("main").getByRole("article").waitFor();
}

async function openFailedPage(page: Page) {
  await waitForHydration(page);
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: "" }));
  await leave(page, "Something went wrong.");
}

/** Simulates a database outage: a 404 response with its status changed to 503. */
async function openOutagePage(page: Page) {
  await waitForHydration(page);
  await page.route("/readyz", () => {});
  await page.route(/\.data(\?|$)/, async (route) => {
    const notFound = await route.fetch({ url: new URL("/no-such-page.data", page.url()).href });
    await route.fulfill({
      response: notFound,
      status: 503,
      body: (await notFound.text()).replace(",404,", ",503,"),
    });
  });
  await leave(page, "The hub is resting.");
}

async function leave(page: Page, title: string) {
  await page.getByRole("contentinfo").getByRole("link", { name: "Travel" }).click();
  await page.getByRole("heading", { name: title }).waitFor();
}
