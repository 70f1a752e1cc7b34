import { features } from "./features.ts";

/** The launch switches whose feature is part of this build. */
export const openableSwitches: ReadonlySet<string> = new Set(
  features.flatMap(({ switches }) => switches).map(({ name }) => name),
);
