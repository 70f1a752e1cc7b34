/**
 * Takes screenshots of every page of a running site into screens/: phone and desktop, light and dark. `npm run screens
 * -- --origin http://127.0.0.1:3000 --only home,reviews-*`. Logs in as the demo accounts.
 */
import { randomBytes } from "node:crypto";
import { matchesGlob } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { chromiumFlags, chromiumPath } from "./screens/chromium.ts";
import { screens } from "./screens/pages.ts";
import { takeScreen } from "./screens/take-screen.ts";

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

const { values } = parseArgs({
  options: {
    origin: { type: "string", default: "http://127.0.0.1:3000" },
    only: { type: "string", default: "" },
  },
});
const only = values.only.split(",").filter(Boolean);
const chosen = screens.filter(
  ({ name }) => only.length === 0 || only.some((wanted) => matchesGlob(name, wanted)),
);
if (chosen.length === 0) throw new Error(`No page is named ${values.only}.`);

const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
const sessions = new Map<string, StorageState>();
try {
  for (const screen of chosen) {
    await takeAllSizes(browser, screen, screen.needsSignIn && (await signIn(browser, screen.needsSignIn)));
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
        baseURL: values.origin,
        // A different client IP per screenshot, to stay below the rate limits.
        extraHTTPHeaders: { "x-forwarded-for": `10.${[...randomBytes(3)].join(".")}` },
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

/** Logs in as a demo account once and reuses the session. */
async function signIn(browser: Browser, who: keyof typeof demoAccounts): Promise<StorageState> {
  const known = sessions.get(who);
  if (known) return known;
  const context = await browser.newContext({ baseURL: values.origin });
  const { email, password } = demoAccounts[who];
  const { origin } = new URL(values.origin);
  await context.request.post("/login", { form: { email, password }, headers: { origin } });
  const state = await context.storageState();
  await context.close();
  sessions.set(who, state);
  return state;
}
