import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

type PlanNode = { "Node Type": string; "Relation Name"?: string; Schema?: string; Plans?: PlanNode[] };

/** The tables a statement reads, as `schema.table`. The planner resolves views and subqueries. */
export async function tablesReadBy(db: Db, statement: string): Promise<string[]> {
  if (/^\s*(begin|start|commit|rollback|set|listen|insert|update|delete)\b/i.test(statement)) return [];
  // A generic plan needs no values, but EXPLAIN accepts no parameters either, so the SQL is inserted as is.
  const { rows } = await sql<{ "QUERY PLAN": [{ Plan: PlanNode }] }>`${sql.raw(
    `explain (generic_plan, verbose, format json) ${withoutExplain(statement)}`,
  )}`.execute(db);
  const tables = new Set<string>();
  const visit = (node: PlanNode) => {
    const isRead = node["Node Type"] !== "ModifyTable" && node["Relation Name"];
    if (isRead) tables.add(`${node.Schema}.${node["Relation Name"]}`);
    node.Plans?.forEach(visit);
  };
  for (const { Plan } of rows[0]?.["QUERY PLAN"] ?? []) visit(Plan);
  return [...tables];
}

/** An EXPLAIN reads the tables that its statement would read. */
function withoutExplain(statement: string) {
  return statement.replace(/^\s*explain \(format json\)\s/, "");
}
