import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createBloomFilter } from "./bloom-filter.ts";
import { foldPassword } from "./common-passwords.ts";

let filter: ReturnType<typeof createBloomFilter> | undefined;

/**
 * Whether a password is one of the nearly 900,000 most frequently breached, case-insensitive. Nothing leaves the
 * machine. `scripts/write-breached-passwords.ts` wrote the filter and documents the source of the list.
 */
export function isBreachedPassword(password: string): boolean {
  // Resolved from the source tree, also in the built server.
  filter ??= createBloomFilter(
    readFileSync(createRequire(import.meta.url).resolve("#platform/auth/breached-passwords.bin")),
  );
  return filter.has(foldPassword(password));
}
