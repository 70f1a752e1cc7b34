import type { KeptData } from "#platform/retention/kept-data.ts";
import { claimsRetention as rows } from "./retention.ts";

/** Where claims keep what their retention rows name. */
export const claimsKeptData: readonly KeptData[] = [
  { row: rows.claims, tables: ["business_claims"], inFile: "part claims" },
  { row: rows.proofs, tables: ["stored_files"], inFile: "part files" },
];
