import { maxCounted } from "../rules.ts";

/**
 * Whether a sample shows that there are more matches than are counted, each of it standing for `weight` of them.
 * Three standard deviations below the estimate: a random sample is wrong in less than one case of 700.
 */
export function isSurelyCapped(sampled: number, weight: number): boolean {
  return weight * (sampled - 3 * Math.sqrt(sampled)) > maxCounted;
}
