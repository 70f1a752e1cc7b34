import type { RetainedData } from "#platform/retention/retained-data.ts";
import { claimsRetention as rows } from "./retention.ts";

/** The tables of claims' retention rows. */
export const claimsRetainedData: readonly RetainedData[] = [
  { row: rows.claims, tables: ["business_claims"], inFile: "part claims" },
  { row: rows.proofs, tables: ["stored_files"], inFile: "part files" },
];
