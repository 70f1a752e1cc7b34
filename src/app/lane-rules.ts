import type { LaneRule } from "#platform/load/lanes.ts";
import { features } from "./features.ts";

/** Requests that are never shed: each is bounded by something else. */
export const laneRules: readonly LaneRule[] = [
  ...features.flatMap((feature) => feature.laneRules),
  // Bounded by the upload queue, the pictures' caches and the drawing thread.
  { of: "writes", path: /^\/uploads\//, lane: "free" },
  { of: "reads", path: /^\/(?:cloth|files)\/|\/card\.png$/, lane: "free" },
];
