import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { accountsRetention } from "#features/accounts/retention.ts";
import { artistDecider } from "#features/artists/admin/decide-artists.server.ts";
import { addArtist, openConnect, startConversation } from "#features/artists/connect/messages-for-tests.ts";
import { connectRetention } from "#features/artists/connect/retention.ts";
import { artistsRetention } from "#features/artists/retention.ts";
import { castVote } from "#features/artists/votes/commands/cast-vote.server.ts";
import { placeOrder } from "#features/checkout/placed-order-for-tests.ts";
import { checkoutRetention } from "#features/checkout/retention.ts";
import { claimDecider } from "#features/claims/admin/claim-decider.server.ts";
import { addBusiness, addUpload, sendClaim } from "#features/claims/claims-for-tests.ts";
import { claimsRetention } from "#features/claims/retention.ts";
import { directoryRetention } from "#features/directory/retention.ts";
import { reviewsRetention } from "#features/reviews/retention.ts";
import { travelRetention } from "#features/travel/retention.ts";
import { anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { authRetention } from "#platform/auth/auth-retention.ts";
import { issueLinkToken, spendLinkToken } from "#platform/auth/link-token.server.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { recordDecision } from "#platform/decisions/record-decision.server.ts";
import { platformRetention } from "#platform/retention/platform-retention.ts";
import type { RetentionRow } from "#platform/retention/retention-row.ts";
import type { TestServices } from "#testing/services.ts";

type Case = {
  row: RetentionRow;
  table?: string;
  /** Makes one thing of this kind now, and returns what counts it. */
  seed: (services: TestServices) => Promise<() => Promise<number>>;
};

/** One thing of each kind whose time is limited; a row with days needs its case. */
export const retentionCases: readonly Case[] = [
  {
    row: authRetention.sessions,
    seed: async (services) => {
      const person = await makePerson(services);
      await signedInHeaders(services, person);
      return countWhere(services, "auth_sessions", "user_id", person.id);
    },
  },
  {
    row: authRetention.links,
    seed: async (services) => {
      const { id } = await makePerson(services);
      await transact(services.db, async (tx) => {
        await spendLinkToken(tx, "reset-password", await issueLinkToken(tx, "reset-password", id));
      });
      return countWhere(services, "auth_verifications", "identifier", `spent-reset-password:${id}`);
    },
  },
  {
    row: accountsRetention.unverified,
    seed: async (services) => {
      const { id } = await makePerson(services, { isVerified: false });
      return countWhere(services, "users", "id", id);
    },
  },
  {
    row: accountsRetention.signUpNetwork,
    seed: async (services) => {
      const { id } = await makePerson(services);
      await services.owner.updateTable("users").set({ sign_up_network: id }).where("id", "=", id).execute();
      return countWhere(services, "users", "sign_up_network", id);
    },
  },
  {
    row: accountsRetention.emailChange,
    seed: async (services) => {
      const { id } = await makePerson(services);
      await services.owner
        .insertInto("email_changes")
        .values({ user_id: id, email: `${id}@new.example` })
        .execute();
      return countWhere(services, "email_changes", "user_id", id);
    },
  },
  {
    row: accountsRetention.heldForms,
    seed: async (services) => {
      const { id } = await makePerson(services);
      const { owner } = services;
      const session = await owner
        .insertInto("auth_sessions")
        .values({ user_id: id, token: id, expires_at: new Date(Date.now() + 90 * 86_400_000) })
        .returning("id")
        .executeTakeFirstOrThrow();
      await owner
        .insertInto("held_forms")
        .values({ session_id: session.id, path: "/admin", fields: "{}" })
        .execute();
      return countWhere(services, "held_forms", "session_id", session.id);
    },
  },
  {
    row: reviewsRetention.recentPosts,
    seed: async (services) => {
      const id = randomUUID();
      await sql`insert into recent_posts
        (id, is_reply, business_id, origin, is_proven, is_strike, is_shown, letters, signature, bands)
        values (${id}, false, ${id}, 'x', false, false, true, 10, decode(repeat('00', 128), 'hex'), '{}')`.execute(
        services.owner,
      );
      return countWhere(services, "recent_posts", "id", id);
    },
  },
  {
    row: claimsRetention.proofs,
    seed: async (services) => {
      const claim = await sendClaim(services, await addBusiness(services.db));
      const admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
      await transact(services.db, (tx) => claimDecider.apply(tx, claim.id, { outcome: "approved" }, admin));
      return countWhere(services, "stored_files", "id", claim.proofId);
    },
  },
  {
    row: platformRetention.uploads,
    seed: async (services) => {
      const id = await addUpload(services.db, (await makePerson(services)).id);
      return countWhere(services, "stored_files", "id", id);
    },
  },
  {
    row: directoryRetention.changes,
    table: "business_changes",
    seed: async (services) => {
      const id = await addBusiness(services.db);
      await sql`insert into business_changes (business_id, changed_as, version, before, after)
        values (${id}, 'owner', 2, '{"founder": "Ama"}', '{"founder": "Esi"}')`.execute(services.owner);
      return countWhere(services, "business_changes", "business_id", id);
    },
  },
  {
    row: artistsRetention.rejected,
    seed: async (services) => {
      const { id } = await addArtist(services.owner);
      const admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
      const verdict = { outcome: "rejected", reason: "other", note: null } as const;
      await transact(services.db, (tx) => artistDecider.apply(tx, id, verdict, admin));
      return countWhere(services, "artist_directory", "artist_id", id);
    },
  },
  {
    row: artistsRetention.changes,
    table: "artist_changes",
    seed: async (services) => {
      const { id } = await addArtist(services.owner);
      await sql`insert into artist_changes (artist_id, version, before, after)
        values (${id}, 2, '{"tagline": "Ama"}', '{"tagline": "Esi"}')`.execute(services.owner);
      return countWhere(services, "artist_changes", "artist_id", id);
    },
  },
  {
    row: artistsRetention.voteOrigins,
    seed: async (services) => {
      const { id: artistId } = await addArtist(services.owner);
      await castVote(services, aVisitor(), { artistId });
      return countWhere(services, "vote_origins", "artist_id", artistId);
    },
  },
  {
    row: travelRetention.requests,
    seed: async (services) => {
      const { id } = await services.owner
        .insertInto("feature_requests")
        .values({ name: "Ama", email: "ama@example.org", feature_type: "Suggest a destination" })
        .returning("id")
        .executeTakeFirstOrThrow();
      return countWhere(services, "feature_requests", "id", id);
    },
  },
  {
    row: connectRetention.messages,
    seed: async (services) => {
      const { id: artistId } = await addArtist(services.owner);
      const { id } = await startConversation(await openConnect(services), { artistId });
      return countWhere(services, "artist_conversations", "id", id);
    },
  },
  {
    row: checkoutRetention.buyers,
    seed: async (services) => seedOrder(services, (await makePerson(services)).id),
  },
  { row: checkoutRetention.guests, seed: (services) => seedOrder(services) },
  {
    row: checkoutRetention.paymentEvents,
    seed: async (services) => {
      const id = `evt_${randomUUID()}`;
      await sql`insert into payment_events (id, type, handled_at) values (${id}, 'x', now())`.execute(
        services.owner,
      );
      return countWhere(services, "payment_events", "id", id);
    },
  },
  {
    row: platformRetention.letters,
    seed: async (services) => {
      const key = randomUUID();
      await sql`insert into mail_outbox (idempotency_key, recipient, template, status, message_id, sending_since, sent_at)
        values (${key}, 'ama@example.org', 'welcome', 'sent', ${key}, now(), now())`.execute(services.owner);
      return countWhere(services, "mail_outbox", "idempotency_key", key);
    },
  },
  {
    row: platformRetention.verdicts,
    table: "decisions",
    seed: async (services) => countWhere(services, "decisions", "subject_id", await decide(services)),
  },
  {
    row: platformRetention.audit,
    table: "audit_log",
    seed: async (services) => countWhere(services, "audit_log", "subject_id", await decide(services)),
  },
  {
    row: platformRetention.adminAddresses,
    seed: async (services) => {
      const id = await decide(services);
      return async () => {
        const { rows } = await sql`select from audit_log where subject_id = ${id} and ip is not null`.execute(
          services.owner,
        );
        return rows.length;
      };
    },
  },
];

function countWhere({ owner }: TestServices, table: string, column: string, value: string) {
  return async () => {
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(
      owner,
    );
    return rows.length;
  };
}

/** A delivered order; counts whether it still knows its buyer. */
async function seedOrder({ owner }: TestServices, userId?: string) {
  const { id } = await placeOrder(owner, { lines: [{ businessId: null }], ...(userId && { userId }) });
  for (const status of ["sent", "delivered"])
    await sql`update parcels set status = ${status}, sent_at = now() where order_id = ${id}`.execute(owner);
  return async () => {
    const { rows } = await sql`select from orders where id = ${id} and email is not null`.execute(owner);
    return rows.length;
  };
}

async function decide(services: TestServices) {
  const admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
  const id = randomUUID();
  await transact(services.db, (tx) =>
    recordDecision(tx, admin, {
      kind: "review",
      id,
      verdict: { outcome: "approved" },
      previous: { status: "Pending" },
    }),
  );
  return id;
}
