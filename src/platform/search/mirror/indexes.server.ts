import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "#platform/db/open-database.server.ts";
import type { OpenSearch, OpenSearchError } from "../opensearch/client.server.ts";
import { indexDefinition, mappingVersion } from "../opensearch/mapping.ts";

/** A database and the OpenSearch that mirrors its documents. */
export type Mirror = { db: Db; search: OpenSearch; log: Pick<Logger, "info" | "warn" | "error"> };

export const slowTimeoutMs = 60_000;
const mergeTimeoutMs = 1_800_000;
/** Few segments are fast to search, and several let cores work in parallel. */
const segments = 4;

export type Index = {
  name: string;
  kind: string;
  /** Whether searches use it. */
  isLive: boolean;
  /** Whether its mapping is the one of this release. */
  isCurrent: boolean;
};

/** All indexes with our prefix, including those of other releases. */
export async function listIndexes(search: OpenSearch): Promise<Index[]> {
  const found = await search.send<Record<string, { aliases: Record<string, unknown> }>>({
    method: "GET",
    path: `/${search.prefix}-*/_alias`,
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

/** Writes go through this alias, so a write to a deleted index fails instead of creating it again. */
export const writeAliasOf = (name: string) => `${name}-write`;

/** Creates an index that searches do not use yet. */
export async function createIndex(search: OpenSearch, kind: string): Promise<string> {
  const name = `${search.aliasOf(kind)}-${Date.now().toString(36)}`;
  const body = { ...indexDefinition, aliases: { [writeAliasOf(name)]: {} } };
  await search.send({ method: "PUT", path: `/${name}`, body, timeoutMs: slowTimeoutMs });
  return name;
}

/** Makes everything written so far searchable, and later writes within a second. */
export async function makeSearchable(search: OpenSearch, name: string): Promise<void> {
  await search.send({
    method: "POST",
    path: `/${name}/_forcemerge?max_num_segments=${segments}`,
    timeoutMs: mergeTimeoutMs,
  });
  await search.send({
    method: "PUT",
    path: `/${name}/_settings`,
    body: { index: { refresh_interval: "1s" } },
    timeoutMs: slowTimeoutMs,
  });
  await refresh(search, name);
}

export async function refresh(search: OpenSearch, name: string): Promise<void> {
  await search.send({ method: "POST", path: `/${name}/_refresh`, timeoutMs: slowTimeoutMs });
}

/** Replaces the live index at once and deletes all others of its kind after a grace period. */
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
  // Running searches may still use the old index.
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
