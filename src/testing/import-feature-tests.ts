import { existsSync } from "node:fs";
import { features } from "#app/features.ts";
import type { FeatureTests } from "./feature-tests.ts";

/** The `feature-for-tests.ts` of every feature that has one. */
export async function importFeatureTests(): Promise<(FeatureTests & { name: string })[]> {
  const files = features.map(({ name }) => ({
    name,
    url: new URL(`../${name === "app" ? name : `features/${name}`}/feature-for-tests.ts`, import.meta.url),
  }));
  const found = files.filter(({ url }) => existsSync(url));
  return Promise.all(
    found.map(async ({ name, url }) => ({ name, ...(await import(url.href)).featureTests })),
  );
}
