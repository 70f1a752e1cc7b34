import type { KeptData } from "#platform/retention/kept-data.ts";
import { forgetRequests } from "./jobs/forget-requests.server.ts";
import { travelRetention as rows } from "./retention.ts";

/** Where travel keeps what its retention rows name. */
export const travelKeptData: readonly KeptData[] = [
  { row: rows.requests, tables: ["feature_requests"], inFile: "part travel", forget: forgetRequests },
];
