import { existsSync } from "node:fs";

/** The browser that screenshots and audits start: the system's Chromium. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

const headlessShell = "/usr/bin/chromium-headless-shell";

/** The browser of tests: the same engine without windows and menus starts a page in half the time, where it is installed. */
export const testChromiumPath =
  process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : chromiumPath);

/** Silent and without a sandbox. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  // Draws WebGL on the processor, for the full map.
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
