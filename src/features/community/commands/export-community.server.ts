import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canKeepMembers } from "../permissions.ts";
import { type CommunityMember, listCommunity } from "../queries/list-community.server.ts";
import type { Refused } from "../refusals.ts";

type Input = { search: string; maxRows: number };
type Batches = AsyncGenerator<readonly CommunityMember[]>;
type Result = { ok: true; batches: Batches } | Refused<"not-allowed">;

/** Opens the results of a search as a stream of batches, and records who exported them. */
export async function exportCommunity(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { search, maxRows }: Input,
): Promise<Result> {
  if (!canKeepMembers(actor)) return { ok: false, reason: "not-allowed" };
  await transact(db, (tx) =>
    audit(tx, actor, {
      action: "community.export",
      subject: { type: "community_members", id: "csv" },
      // Not the search text: that may be a name, and the audit log outlives the member.
      after: { isFiltered: search !== "", maxRows },
    }),
  );
  return { ok: true, batches: readBatches(db, search, maxRows) };
}

const batchSize = 1_000;

/** Keeps one batch in memory, read when the previous one has been sent. */
async function* readBatches(db: Db, search: string, maxRows: number): Batches {
  let after: string | undefined;
  for (let left = maxRows; left > 0; left -= batchSize) {
    const page = await listCommunity(db, { search, after, limit: Math.min(batchSize, left) });
    yield page.items;
    if (!page.nextCursor) return;
    after = page.nextCursor;
  }
}
