import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createBloomFilter } from "./bloom-filter.ts";
import { foldPassword } from "./common-passwords.ts";

let filter: ReturnType<typeof createBloomFilter> | undefined;

/**
 * Whether a password is among those that breaches brought to light most often: nearly 900,000, in whatever capitals.
 * Nothing leaves the machine. `scripts/write-breached-passwords.ts` wrote the filter and says where the list is from.
 */
export function isBreachedPassword(password: string): boolean {
  // Resolved from the source tree, also in the built server.
  filter ??= createBloomFilter(
    readFileSync(createRequire(import.meta.url).resolve("#platform/auth/breached-passwords.bin")),
  );
  return filter.has(foldPassword(password));
}
