import { sql } from "kysely";
import { defineKeyset, type Page, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "#platform/http/routes/admin-tab.ts";
import type { ReportReason } from "../rules.ts";

export const reportOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("report.created_at"), uuid("report.id")] },
});

/** Per reported conversation. */
const messagesShown = 10;

export type Report = {
  id: string;
  isByArtist: boolean;
  reason: ReportReason;
  details: string | null;
  createdAt: Date;
  outcome: "closed" | "dismissed" | null;
  note: string | null;
  artistId: string;
  artistName: string;
  senderId: string;
  senderName: string;
  /** The newest ones, in chronological order. */
  messages: { id: string; isFromArtist: boolean; text: string }[];
};
type Input = { state: "open" | "settled" | "all"; after: string; limit: number };

/** Reported conversations with their newest messages, the latest report first. */
export async function listReports(db: Db, { state, after, limit }: Input): Promise<Page<Report>> {
  const page = { sort: "newest", after, limit } as const;
  const rows = await db
    .selectFrom("artist_message_reports as report")
    .innerJoin("artist_conversations as conversation", "conversation.id", "report.conversation_id")
    .innerJoin("artist_directory as artist", "artist.artist_id", "conversation.artist_id")
    .innerJoin("profiles", "profiles.id", "conversation.sender_id")
    .select(["report.id", "report.is_by_artist as isByArtist", "report.reason", "report.details"])
    .select(["report.created_at as createdAt", "report.outcome", "report.note"])
    .select(["artist.artist_id as artistId", "artist.name as artistName"])
    .select(["profiles.id as senderId", "profiles.username as senderName"])
    .select(
      sql<Report["messages"]>`(
        select coalesce(json_agg(json_build_object(
          'id', id, 'isFromArtist', is_from_artist, 'text', body) order by created_at, id), '[]')
        from (
          select * from artist_messages where conversation_id = report.conversation_id
          order by created_at desc, id desc limit ${messagesShown}
        ) newest
      )`.as("messages"),
    )
    .$narrowType<{ reason: ReportReason; outcome: Report["outcome"] }>()
    .$if(state !== "all", (query) =>
      query.where("report.settled_at", state === "open" ? "is" : "is not", null),
    )
    .$call(reportOrder.select(page))
    .execute();
  return reportOrder.page(rows, page);
}

/** Counts open reports, up to the limit of a badge. */
export async function countOpenReports(db: Db): Promise<number> {
  const open = await db
    .selectFrom("artist_message_reports")
    .select("id")
    .where("settled_at", "is", null)
    .limit(maxCounted)
    .execute();
  return open.length;
}
