import { data, type RouterContextProvider } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { type Person, type VisitLog, visitContext } from "#platform/http/visit.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { readBusinessId } from "../business/read-business-id.ts";
import { directorySwitches } from "../switches.ts";

type Context = Readonly<RouterContextProvider>;
export type OwnBusiness = {
  id: string;
  name: string;
  location: string | null;
  image_url: string | null;
  verified: boolean;
};

/** Whether owners have their workspace. A switch that fails to load counts as off. */
export async function isWorkspaceOpen(db: Db, log: VisitLog): Promise<boolean> {
  const switches = await readSwitches(db).catch((error) => {
    log.error({ error }, "launch switches could not be read");
    return new Set<string>();
  });
  return switches.has(directorySwitches.dashboard.name);
}

/**
 * The logged-in owner and the business in the URL. Everyone else gets a 404, and so does the owner while the workspace
 * is closed. Visitors log in first.
 */
export async function requireOwnBusiness(
  context: Context,
  url: URL,
  param: string | undefined,
): Promise<{ person: Person; business: OwnBusiness }> {
  const person = requirePerson(context, url);
  const { db } = context.get(servicesContext);
  const id = readBusinessId(param ?? "");
  const isOpen = await isWorkspaceOpen(db, context.get(visitContext).log);
  const business = id && isOpen ? await findOwn(db, { id, ownerId: person.id }) : undefined;
  if (!business) throw data(null, { status: 404 });
  return { person, business };
}

function findOwn(db: Db, { id, ownerId }: { id: string; ownerId: string }) {
  return db
    .selectFrom("businesses")
    .select(["id", "name", "location", "image_url", "verified"])
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
}

const maxOwnBusinesses = 100;

/** The businesses of an owner, by name. */
export function listOwnBusinesses(db: Db, ownerId: string) {
  return db
    .selectFrom("businesses")
    .innerJoin("business_stats", "business_stats.business_id", "businesses.id")
    .select(["id", "name", "location", "image_url", "last_confirmed_at", "review_count", "average_rating"])
    .where("owner_id", "=", ownerId)
    .orderBy("name")
    .orderBy("id")
    .limit(maxOwnBusinesses)
    .execute();
}
