import { sql } from "kysely";
import { defineKeyset, integer, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "#platform/http/routes/admin-tab.ts";

export const heldVotesOrder = defineKeyset({
  most: { direction: "desc", keys: [integer("held_votes"), uuid("artist_id")] },
});
type Evidence = {
  sameNetwork: number;
  struckNetwork: number;
  burst: number;
  /** The number of address blocks they came from, if still known. */
  networks: number;
  firstAt: Date;
  lastAt: Date;
  /** The latest vote, in microseconds. */
  until: number;
};

export type HeldVotes = Awaited<ReturnType<typeof listHeldVotes>>["items"][number];

/** Artists with held votes, most votes first, with the evidence about these votes. */
export async function listHeldVotes(db: Db, { after, limit }: { after: string; limit: number }) {
  const page = { sort: "most", after, limit } as const;
  const rows = await db
    .selectFrom("artist_directory")
    .select(["artist_id as id", "name", "category", "community_votes as votes", "held_votes as held"])
    .where("held_votes", ">", 0)
    .$call(heldVotesOrder.select(page))
    .execute();
  const { items, nextCursor } = heldVotesOrder.page(rows, page);
  const evidence = await readEvidence(
    db,
    items.map(({ id }) => id),
  );
  return {
    items: items.flatMap((artist) => {
      const found = evidence.get(artist.id);
      return found ? [{ ...artist, ...found }] : [];
    }),
    nextCursor,
  };
}

async function readEvidence(db: Db, ids: readonly string[]): Promise<Map<string, Evidence>> {
  const { rows } = await sql<Evidence & { id: string }>`
    select vote.artist_id as id,
      (count(*) filter (where hold_reason = 'same-network'))::integer as "sameNetwork",
      (count(*) filter (where hold_reason = 'struck-network'))::integer as "struckNetwork",
      (count(*) filter (where hold_reason = 'burst'))::integer as burst,
      count(distinct site)::integer as networks,
      min(vote.created_at) as "firstAt",
      max(vote.created_at) as "lastAt",
      (extract(epoch from max(vote.created_at)) * 1000000)::float8 as until
    from artist_votes vote left join vote_origins using (artist_id, voter_key)
    where vote.artist_id = any(${ids}::uuid[]) and state = 'held'
    group by vote.artist_id`.execute(db);
  return new Map(rows.map(({ id, ...evidence }) => [id, evidence]));
}

/** Counts artists with held votes, up to the limit of a badge. */
export async function countHeldArtists(db: Db): Promise<number> {
  const held = await db
    .selectFrom("artist_directory")
    .select("artist_id")
    .where("held_votes", ">", 0)
    .limit(maxCounted)
    .execute();
  return held.length;
}
