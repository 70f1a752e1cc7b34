import { existsSync } from "node:fs";

/** The browser for screenshots and audits: the system's Chromium. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

const headlessShell = "/usr/bin/chromium-headless-shell";

/** The browser for tests: the headless shell if installed, which opens a page in half the time. */
export const testChromiumPath =
  process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : chromiumPath);

export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  // Software WebGL, for the full map.
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
