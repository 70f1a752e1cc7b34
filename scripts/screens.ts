/**
 * Takes pictures of every page on a running site into screens/: phone and desktop, light and dark.
 * `npm run screens -- --origin http://127.0.0.1:3000 --only home,reviews-* --email a@example.com --password …`
 */
import { matchesGlob } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./screens/chromium.ts";
import { screens } from "./screens/pages.ts";
import { takeScreen } from "./screens/take-screen.ts";

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

const { values } = parseArgs({
  options: {
    origin: { type: "string", default: "http://127.0.0.1:3000" },
    only: { type: "string", default: "" },
    email: { type: "string" },
    password: { type: "string" },
  },
});
const only = values.only.split(",").filter(Boolean);
const chosen = screens.filter(
  ({ name }) => only.length === 0 || only.some((wanted) => matchesGlob(name, wanted)),
);
if (chosen.length === 0) throw new Error(`No page is named ${values.only}.`);

const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
try {
  const member =
    values.email && values.password ? await signIn(browser, values.email, values.password) : undefined;
  for (const screen of chosen) {
    if (screen.needsSignIn && !member) console.log(`${screen.name} left out: give --email and --password.`);
    else await takeAllSizes(browser, screen, screen.needsSignIn ? member : undefined);
  }
} finally {
  await browser.close();
}

async function takeAllSizes(
  browser: Browser,
  screen: (typeof screens)[number],
  storageState: StorageState | undefined,
) {
  for (const width of [390, 1280]) {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({
        viewport: { width, height: width === 390 ? 844 : 800 },
        colorScheme,
        reducedMotion: "reduce",
        ...(storageState && { storageState }),
      });
      const file = `screens/${screen.name}-${width}-${colorScheme}.png`;
      const status = await takeScreen(context, values.origin, screen, file).catch((error) => {
        console.error(`${screen.name}: ${error.message}`);
        return 0;
      });
      await context.close();
      console.log(`${status} ${file}`);
      if (status >= 500 || status === 0) process.exitCode = 1;
    }
  }
}

async function signIn(browser: Browser, email: string, password: string): Promise<StorageState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(new URL("/login", values.origin).href);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.locator("input[type=password]").press("Enter");
  await page.waitForURL((url) => url.pathname !== "/login");
  const state = await context.storageState();
  await context.close();
  return state;
}
