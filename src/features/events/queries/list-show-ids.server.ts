import { sql } from "kysely";
import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";

/** A performer: the name, and the path of their page on this site. */
export type Performer = { name: string; path: string };

/** Far more shows than any performer has; a name in so many events is a common phrase. */
const maxShows = 100;
const maxMentioned = 1_000;

/**
 * The upcoming events that a performer organizes, and those whose name or description contains the name or the page. A
 * one-word name must be the organizer's, because words such as "Blue" are in many texts.
 */
export async function listShowIds(db: Db, { name, path }: Performer, now: Date): Promise<string[]> {
  const folded = foldSearchText(name);
  const isFullName = folded.includes(" ");
  const engine = searchEngineOf(db);
  const mentioned = await Promise.all(
    [path, ...(isFullName ? [folded] : [])].map((text) =>
      engine.match({ kind: "event", text, field: "text", limit: maxMentioned }),
    ),
  );
  const isNamed = isFullName
    ? sql`(folded_text like ${containing(folded)} and folded_text ~ ${wholeWords(folded)})`
    : sql`false`;
  const { rows } = await sql<{ id: string }>`
    select id from event_listings as listing
    where (
        organizer_slug = slug_of(${name})
        or id = any (${mentioned.flat()}::text[]) and (folded_text like ${containing(path)} or ${isNamed})
      )
      and exists (
        select from event_dates as date
        where date.listing_id = listing.id and not date.is_canceled and date.starts_at >= ${now}
      )
    limit ${maxShows}`.execute(db);
  return rows.map(({ id }) => id);
}

function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** The text between characters that are neither letters nor digits. */
function wholeWords(text: string): string {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, (character) => `\\${character}`);
  return `(^|[^[:alnum:]])${escaped}($|[^[:alnum:]])`;
}
