import type { KeptData } from "#platform/retention/kept-data.ts";
import { forgetMessages } from "./jobs/forget-messages.server.ts";
import { connectRetention as rows } from "./retention.ts";

/** Where messages to artists are kept. */
export const connectKeptData: readonly KeptData[] = [
  {
    row: rows.messages,
    tables: ["artist_conversations", "artist_messages", "artist_message_reports"],
    inFile: "part artist-messages.conversations",
    forget: forgetMessages,
  },
  { row: rows.blocks, tables: ["artist_message_blocks"], inFile: "part artist-messages.blocks" },
];
