import type { RetainedData } from "#platform/retention/retained-data.ts";
import { deleteMessages } from "./jobs/delete-messages.server.ts";
import { connectRetention as rows } from "./retention.ts";

/** The tables of artist messages. */
export const connectRetainedData: readonly RetainedData[] = [
  {
    row: rows.messages,
    tables: ["artist_conversations", "artist_messages", "artist_message_reports"],
    inFile: "part artist-messages.conversations",
    forget: deleteMessages,
  },
  { row: rows.blocks, tables: ["artist_message_blocks"], inFile: "part artist-messages.blocks" },
];
