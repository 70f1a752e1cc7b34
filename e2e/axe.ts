import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

type Axe = {
  run: (
    within: string,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

// Its AxeBuilder injects the unminified source twice for each run.
const { resolve } = createRequire(import.meta.resolve("@axe-core/playwright"));
const axeSource = readFileSync(resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA in light; in dark, only what depends on colors can differ. */
const rules = {
  light: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"] },
  dark: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const;
type ColorScheme = keyof typeof rules;

export const colorSchemes = Object.keys(rules) as ColorScheme[];

/** Finds WCAG 2.2 AA violations in one color scheme. */
export async function findAxeViolations(
  page: Page,
  colorScheme: ColorScheme,
  within = "html",
): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(runAxe, { within, runOnly: rules[colorScheme] });
}

async function runAxe({ within, runOnly }: { within: string; runOnly: object }): Promise<string[]> {
  // A page reacts to a new width or color scheme within two frames.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  // Waits until colors have stopped fading.
  const fading = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(fading.map(({ finished }) => finished));
  const { axe } = window as unknown as { axe: Axe };
  const options = { runOnly, resultTypes: ["violations"], iframes: false, preload: false, selectors: false };
  const { violations } = await axe.run(within, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
