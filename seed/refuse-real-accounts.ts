import { Client } from "pg";

type Guard = {
  /** The action to confirm, such as "Emptying". */
  action: string;
  /** The database's name as the operator typed it after `--confirm`. */
  confirmed: string | undefined;
};

/**
 * Throws if a database has real accounts, unless the operator typed its name. The host name proves nothing: on a small
 * site the database runs on the same machine.
 */
export async function refuseRealAccounts(ownerUrl: string, { action, confirmed }: Guard): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const name = client.database ?? "";
    const count = await countRealAccounts(client);
    if (count === 0 || confirmed === name) return;
    throw new Error(
      `The database ${name} holds ${count} ${count === 1 ? "account" : "accounts"} of real people. ${action} it needs its name: add --confirm ${name}.`,
    );
  } finally {
    await client.end();
  }
}

/** No one can own an email address under .example, so only demo accounts and tests use them. */
async function countRealAccounts(client: Client): Promise<number> {
  const tables = await client.query("select to_regclass('public.users') is not null as has_users");
  if (!tables.rows[0]?.has_users) return 0;
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from public.users where email not ilike '%.example'",
  );
  return rows[0]?.count ?? 0;
}
