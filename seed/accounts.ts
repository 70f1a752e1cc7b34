import type { Client } from "pg";
import { createHashQueue } from "#platform/auth/hash-queue.server.ts";
import type { Listing } from "./businesses.ts";
import { buildClaims } from "./claims.ts";
import { insertRows, type Row } from "./insert-rows.ts";
import type { Seeding } from "./seeding.ts";
import { insertWorkspace } from "./workspace.ts";

/** For development and browser tests only, since these passwords are public. */
export const demoAccounts = {
  admin: { email: "admin@ujamaa.example", username: "Amaya Admin", password: "market-day-admin" },
  member: { email: "member@ujamaa.example", username: "Moses Member", password: "market-day-member" },
} as const;

/** An admin and a member who can log in, users who cannot, and their claims. */
export async function insertAccounts(
  client: Client,
  seeding: Seeding,
  listings: readonly Listing[],
): Promise<void> {
  const hashes = createHashQueue();
  const nextId = seeding.ids("accounts");
  const joinedAt = seeding.daysFromToday(-60);
  const users: Row[] = [];
  const addUser = (name: string, email: string) => {
    const id = nextId();
    users.push({ id, name, email, email_verified: true, created_at: joinedAt, updated_at: joinedAt });
    return id;
  };

  const logins = await Promise.all(
    Object.values(demoAccounts).map(async ({ email, username, password }) => {
      const user_id = addUser(username, email);
      return {
        id: nextId(),
        user_id,
        account_id: user_id,
        provider_id: "credential",
        password: await hashes.hash(password),
        created_at: joinedAt,
        updated_at: joinedAt,
      };
    }),
  );
  const [admin, member] = logins;
  const insertClaims = buildClaims(seeding, listings, { admin: admin?.user_id, addUser });

  await insertRows(client, "users", users);
  await insertRows(client, "auth_accounts", logins);
  await client.query("update profiles set is_admin = id = $1, created_at = $2", [admin?.user_id, joinedAt]);
  await insertClaims(client);
  await client.query(
    `insert into user_saved_events (user_id, event_id, created_at)
     select $1, id, $2 from events where approval_status = 'approved' and start_datetime > $2 order by start_datetime limit 3`,
    [member?.user_id, seeding.today],
  );
  if (admin && member)
    await insertWorkspace(client, seeding, listings, {
      ...{ owner: member.user_id, ownerName: demoAccounts.member.username, admin: admin.user_id },
    });
}
