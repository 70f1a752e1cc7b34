import { Client } from "pg";
import { connectionSettings } from "./connection-settings.server.ts";
import { readDatabaseUrl } from "./database-url.ts";
import { sessionTimeouts } from "./open-database.server.ts";

const invalidPassword = "28P01";
const insufficientPrivilege = "42501";

type Say = (sentence: string) => void;

/**
 * Creates the role of the app's connection URL, which owns nothing; migrations grant to it by name. If the URL has a
 * new password, the role gets it, so a password is rotated with a new URL and another migration.
 */
export async function keepAppRole(owner: Client, appUrl: string, say: Say): Promise<void> {
  const { username = "", password = "" } = readDatabaseUrl(appUrl) ?? {};
  const role = owner.escapeIdentifier(username);
  const secret = owner.escapeLiteral(password);
  const { rowCount } = await owner.query("select from pg_roles where rolname = $1", [username]);
  if (!rowCount)
    await owner.query(
      `create role ${role} login password ${secret} nosuperuser nocreatedb nocreaterole noinherit`,
    );
  else if (await isPasswordWrong(appUrl)) {
    await owner.query(`alter role ${role} password ${secret}`).catch((error) => {
      if (error.code !== insufficientPrivilege) throw error;
      throw new Error(`DATABASE_URL has not the password of ${username}, and this owner may not change it.`);
    });
    say(`The password of ${username} is now the one in DATABASE_URL.`);
  }
  await keepTimeouts(owner, username, say);
}

async function isPasswordWrong(appUrl: string): Promise<boolean> {
  const client = new Client({ ...connectionSettings(appUrl), connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return false;
  } catch (error) {
    // Any other error, such as a database that this role cannot enter yet, says nothing about the password.
    return (error as { code?: string }).code === invalidPassword;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Sets timeouts for pooled connections, because a pooler accepts none from us. Values set by an operator stay. */
async function keepTimeouts(owner: Client, username: string, say: Say) {
  const { rows } = await owner.query<{ database: string; known: string[] }>(
    `select current_database() as database, coalesce(array_agg(split_part(setting, '=', 1)), '{}') as known
     from pg_db_role_setting, unnest(setconfig) as setting
     where setrole = $1::regrole and setdatabase in (0, (select oid from pg_database where datname = current_database()))`,
    [owner.escapeIdentifier(username)],
  );
  const { database = "", known = [] } = rows[0] ?? {};
  const target = `${owner.escapeIdentifier(username)} in database ${owner.escapeIdentifier(database)}`;
  for (const [name, milliseconds] of Object.entries(sessionTimeouts)) {
    if (known.includes(name)) continue;
    const change = `alter role ${target} set ${name} = ${milliseconds}`;
    await owner.query(change).catch((error) => {
      // An owner who did not create the role cannot change it.
      if (error.code !== insufficientPrivilege) throw error;
      say(`This owner may not change ${username}. If a pooler is used, run as a superuser: ${change}`);
    });
  }
}
