import type { RetainedData } from "#platform/retention/retained-data.ts";
import { deleteRequests } from "./jobs/delete-requests.server.ts";
import { travelRetention as rows } from "./retention.ts";

/** The tables of travel's retention rows. */
export const travelRetainedData: readonly RetainedData[] = [
  { row: rows.requests, tables: ["feature_requests"], inFile: "part travel", forget: deleteRequests },
];
