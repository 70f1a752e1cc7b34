import { expect, it } from "vitest";
import { findStrayWrites } from "./find-stray-writes.ts";

it.each([
  ["src/features/shop/pages/shop.tsx", "await db.transaction().execute(work)", 1],
  ["src/platform/db/transact.server.ts", "await db.transaction().execute(work)", 0],
  ["src/features/shop/commands/close-shop.server.ts", 'tx.insertInto("audit_log")', 1],
  ["src/features/shop/commands/close-shop.server.ts", "sql`insert into audit_log (action)`", 1],
  ["src/platform/audit/audit.server.ts", 'tx.insertInto("audit_log")', 0],
  ["bench/admin/fill-tables.ts", "insert into audit_log (at)", 0],
  ["drills/admin.ts", "insert into audit_log (at)", 1],
  ["src/features/shop/api.server.ts", 'await db\n    .updateTable("shops")', 1],
  ["src/features/shop/commands/close-shop.server.ts", 'await tx.updateTable("shops")', 0],
  ["src/features/shop/jobs/forget-shops.server.ts", 'await db.deleteFrom("shops")', 0],
])("in %s: %s", (file, source, problems) => {
  expect(findStrayWrites(file, source)).toHaveLength(problems);
});
