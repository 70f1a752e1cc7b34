import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

type PlanNode = { "Node Type": string; "Relation Name"?: string; Schema?: string; Plans?: PlanNode[] };

/** The tables that a statement reads, as `schema.table`, with views and subqueries taken apart by the planner. */
export async function tablesReadBy(db: Db, statement: string): Promise<string[]> {
  if (/^\s*(begin|start|commit|rollback|set|listen|insert|update|delete)\b/i.test(statement)) return [];
  // A generic plan needs no values, but this form takes no parameters either: the text goes in as it is.
  const { rows } = await sql<{ "QUERY PLAN": [{ Plan: PlanNode }] }>`${sql.raw(
    `explain (generic_plan, verbose, format json) ${statement}`,
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
