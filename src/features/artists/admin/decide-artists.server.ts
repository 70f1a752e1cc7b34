import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import { type Decider, type Status, undoDays } from "#platform/decisions/decider.ts";
import { describeReason } from "#platform/decisions/queue/queue.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { artistPictures } from "../submit/artist-pictures.ts";
import { rejectReasons } from "./reject-reasons.ts";
import { describeStanding } from "./standings.ts";

/** Maps `status` to the queue's statuses. */
export function readStatus(status: string): Status {
  if (status === "pending") return "waiting";
  return describeStanding(status) ? "approved" : "rejected";
}

/** How submitted artists are decided. Listed ones can still be taken down. */
export const artistDecider: Decider = {
  kind: "artist",
  canTakeDown: true,
  lock: async (tx, id) => {
    const artist = await tx
      .selectFrom("artist_directory")
      .select("status")
      .where("artist_id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    return artist && { status: readStatus(artist.status), previous: { status: artist.status } };
  },
  apply: async (tx, id, { outcome }) => {
    await setStatus(tx, id, outcome);
    // Kept as long as the decision can be undone.
    if (outcome === "rejected")
      await expirePictures(tx, id, sql<Date>`now() + ${undoDays} * interval '1 day'`);
    return undefined;
  },
  restore: async (tx, id, { status }) => {
    await setStatus(tx, id, String(status));
    await expirePictures(tx, id, sql<null>`null`);
    return undefined;
  },
  notify: async (tx, jobs, { decisionId, id, verdict }) => {
    const artist = await findAddress(tx, id);
    if (!artist) return;
    const { to, name } = artist;
    if (verdict.outcome === "approved") {
      const data = { name, artistId: id };
      const key = `artist-approved:${decisionId}`;
      await queueMail(tx, jobs, { to, template: "artist-approved", data, key });
      return;
    }
    const data = { reason: describeReason(rejectReasons, verdict.reason), note: verdict.note };
    await queueMail(tx, jobs, {
      to,
      template: "artist-rejected",
      data,
      key: `artist-rejected:${decisionId}`,
    });
  },
  notifyUndone: async (tx, jobs, { decisionId, id, outcome, previous }) => {
    const artist = outcome === "rejected" ? await findAddress(tx, id) : undefined;
    if (!artist) return;
    const data = { isListed: readStatus(String(previous.status)) === "approved" };
    const key = `artist-reopened:${decisionId}`;
    await queueMail(tx, jobs, { to: artist.to, template: "artist-reopened", data, key });
  },
};

async function setStatus(tx: Tx, id: string, status: string) {
  await tx
    .updateTable("artist_directory")
    .set({ status, updated_at: sql<Date>`now()` })
    .where("artist_id", "=", id)
    .execute();
}

/** The profile's email address, which imported ones may lack. */
async function findAddress(tx: Tx, id: string) {
  const { email, name } = await tx
    .selectFrom("artist_directory")
    .select(["email", "name"])
    .where("artist_id", "=", id)
    .executeTakeFirstOrThrow();
  return email ? { to: email, name } : undefined;
}

async function expirePictures(tx: Tx, id: string, on: RawBuilder<Date | null>) {
  const folder = `/files/${artistPictures.bucket}/`;
  await sql`
    update stored_files set delete_after = ${on}
    where bucket = ${artistPictures.bucket} and key in (
      select substr(btrim(link), length(${folder}::text) + 1)
      from artist_directory, string_to_table(portfolio_url, ',') as link
      where artist_id = ${id} and starts_with(btrim(link), ${folder})
    )`.execute(tx);
}
