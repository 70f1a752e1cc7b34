import { appUrl, findRunningPort, localOwnerUrl } from "#testing/local-postgres.ts";
import { placeDataDir } from "#testing/postgres-files.ts";

/** Where `npm run dev` keeps its database. */
export const devDatabase = { dataDir: ".data/postgres", name: "ujamaa" } as const;

/** The URLs of the database that `npm run dev` runs in this checkout. */
export async function findDevDatabase(): Promise<{ ownerUrl: string; appUrl: string } | null> {
  const port = await findRunningPort(await placeDataDir(devDatabase.dataDir));
  if (!port) return null;
  const ownerUrl = localOwnerUrl(port, devDatabase.name);
  return { ownerUrl, appUrl: appUrl(ownerUrl) };
}

/** The environment, with the database of a running `npm run dev` if it names none. */
export async function withDevDatabase(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (env.DATABASE_DIRECT_URL || env.DATABASE_URL) return env;
  const url = env.DATABASE_OWNER_URL || (await findDevDatabase())?.appUrl;
  return url ? { ...env, DATABASE_URL: url } : env;
}
