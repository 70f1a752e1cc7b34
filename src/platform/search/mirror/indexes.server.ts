import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "#platform/db/open-database.server.ts";
import type { OpenSearch, OpenSearchError } from "../opensearch/client.server.ts";
import { indexDefinition, mappingVersion } from "../opensearch/mapping.ts";

/** The documents of a database, and where copies of them are kept. */
export type Mirror = { db: Db; search: OpenSearch; log: Pick<Logger, "info" | "warn" | "error"> };

export const slowTimeoutMs = 60_000;
const mergeTimeoutMs = 1_800_000;
/** Few, but enough for several cores to search at a time. */
const segments = 4;

export type Index = {
  name: string;
  kind: string;
  /** Whether it is the one that is searched. */
  isLive: boolean;
  /** Whether this release can write to it. */
  isCurrent: boolean;
};

/** Every index of ours, whatever release made it. */
export async function listIndexes(search: OpenSearch): Promise<Index[]> {
  const found = await search.send<Record<string, { aliases: Record<string, unknown> }>>({
    ...{ method: "GET", path: `/${search.prefix}-*/_alias` },
  });
  return Object.entries(found).flatMap(([name, { aliases }]) => {
    const { kind, version } = indexNamePattern(search).exec(name)?.groups ?? {};
    if (!kind) return [];
    const isCurrent = version === mappingVersion;
    return [{ name, kind, isCurrent, isLive: search.aliasOf(kind) in aliases }];
  });
}

const indexNamePattern = ({ prefix }: OpenSearch) =>
  new RegExp(`^${prefix}-(?<kind>[a-z]+)-(?<version>[0-9a-f]{8})-[0-9a-z]+$`);

/** What a name is written by. Without its index, a write fails; by the name, it would create an index. */
export const writeAliasOf = (name: string) => `${name}-write`;

/** Creates an index that is not searched yet. */
export async function createIndex(search: OpenSearch, kind: string): Promise<string> {
  const name = `${search.aliasOf(kind)}-${Date.now().toString(36)}`;
  const body = { ...indexDefinition, aliases: { [writeAliasOf(name)]: {} } };
  await search.send({ method: "PUT", path: `/${name}`, body, timeoutMs: slowTimeoutMs });
  return name;
}

/** What was written to an index is found from now on, and within a second after each later write. */
export async function makeSearchable(search: OpenSearch, name: string): Promise<void> {
  await search.send({
    method: "POST",
    path: `/${name}/_forcemerge?max_num_segments=${segments}`,
    timeoutMs: mergeTimeoutMs,
  });
  await search.send({
    ...{ method: "PUT", path: `/${name}/_settings`, body: { index: { refresh_interval: "1s" } } },
    timeoutMs: slowTimeoutMs,
  });
  await refresh(search, name);
}

export async function refresh(search: OpenSearch, name: string): Promise<void> {
  await search.send({ method: "POST", path: `/${name}/_refresh`, timeoutMs: slowTimeoutMs });
}

/** Lets an index take the place of the live one at once, and deletes all others of its kind a little later. */
export async function swapIndex(
  search: OpenSearch,
  { kind, name, graceMs }: { kind: string; name: string; graceMs: number },
): Promise<void> {
  const others = (await listIndexes(search)).filter((index) => index.kind === kind && index.name !== name);
  const alias = search.aliasOf(kind);
  const actions = [
    ...others.flatMap(({ isLive, name: index }) => (isLive ? [{ remove: { index, alias } }] : [])),
    { add: { index: name, alias } },
  ];
  await search.send({ method: "POST", path: "/_aliases", body: { actions }, timeoutMs: slowTimeoutMs });
  // Searches that began with the old one end with it.
  if (others.some(({ isLive }) => isLive)) await pause(graceMs);
  for (const other of others) await deleteIndex(search, other.name);
}

export async function deleteIndex(search: OpenSearch, name: string): Promise<void> {
  await search
    .send({ method: "DELETE", path: `/${name}`, timeoutMs: slowTimeoutMs })
    .catch((error: OpenSearchError) => {
      if (error.status !== 404) throw error;
    });
}
