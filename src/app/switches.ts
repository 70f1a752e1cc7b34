import { reviewSwitches } from "#features/reviews/switches.ts";
import type { Switch } from "#platform/switches/define-switches.ts";

/** The launch switches of all features; `switches.test.ts` holds them against the route table and the migrations. */
export const switches: readonly Switch[] = [...Object.values(reviewSwitches)];

/** The names of the switches whose feature has its pages in this build. */
export const openableSwitches: ReadonlySet<string> = new Set(switches.map(({ name }) => name));
