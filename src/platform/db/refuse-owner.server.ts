import { sql } from "kysely";
import { isDatabaseAway } from "./is-database-away.ts";
import type { Db } from "./open-database.server.ts";

/** The site would connect as the role that owns its schema. */
export class OwnerRoleError extends Error {
  override name = "OwnerRoleError";
}

/**
 * Throws in production if the connection's role owns the schema or is a superuser. For such a role the database cannot
 * enforce its guarantees, such as an append-only audit log.
 */
export async function refuseOwner(db: Db, { NODE_ENV }: { NODE_ENV: string }): Promise<void> {
  if (NODE_ENV !== "production" || !(await ownsSchema(db).catch(falseWhileAway))) return;
  throw new OwnerRoleError(
    "The setting DATABASE_URL connects as the owner of the database. The site needs the role ujamaa_app, which owns nothing: `npm run db:migrate` makes it.",
  );
}

function falseWhileAway(error: unknown): false {
  if (isDatabaseAway(error)) return false;
  throw error;
}

async function ownsSchema(db: Db): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select rolsuper or pg_has_role(pg_roles.oid, relowner, 'MEMBER') as owns
      from pg_roles cross join pg_class
     where rolname = current_user and pg_class.oid = to_regclass('public.users')`.execute(db);
  return rows[0]?.owns ?? false;
}
