type Rule = { sentence: string; pattern: RegExp; holdsFor: (file: string) => boolean };

const rules: readonly Rule[] = [
  {
    sentence: "opens a transaction without transact, which retries",
    pattern: /\.transaction\(\)/,
    holdsFor: (file) => !file.startsWith("src/platform/db/"),
  },
  {
    sentence: "writes the audit log by hand instead of by audit",
    pattern: /insertInto\("audit_log"\)|insert\s+into\s+audit_log/i,
    // Benchmarks fill it with millions of entries.
    holdsFor: (file) => !/^(?:src\/platform\/audit|bench)\//.test(file),
  },
  {
    sentence: "writes by db, past the transaction of its command",
    pattern: /\bdb\s*\.(?:insertInto|updateTable|deleteFrom)\(/,
    // Cleanup jobs delete in batches, each its own transaction.
    holdsFor: (file) => /^src\/features\//.test(file) && !file.includes("/jobs/"),
  },
];

/** Describes writes outside of commands and `transact`. */
export function findStrayWrites(file: string, source: string): string[] {
  return rules
    .filter(({ pattern, holdsFor }) => holdsFor(file) && pattern.test(source))
    .map(({ sentence }) => sentence);
}
