import type { Db } from "#platform/db/open-database.server.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { rebuildDocuments } from "#platform/search/rebuild-documents.server.ts";
import { openOpenSearchEngine } from "./opensearch-engine.ts";

export type OnStep = (step: string, milliseconds: number) => void;

/** Who answers searches: in the process of the site by its environment, in this one after `use`. */
export type BenchEngine = {
  name: "postgres" | "opensearch";
  env: Record<string, string>;
  use: (db: Db) => void;
  /** Makes it answer what the documents say. `owner` has no timeouts. */
  prepare: (owner: Db) => Promise<void>;
  rebuild: (owner: Db, onStep: OnStep) => Promise<void>;
  /** Documents that were not what they stand for. They are written anew. */
  countDifferences: (owner: Db) => Promise<number>;
  /** Searches of a site that PostgreSQL answered in its place. */
  countFallbacks: (origin: string) => Promise<number>;
  close: () => Promise<void>;
};

/** The engine of `--engine`. Each size of the site has indexes of its own. */
export function openEngine(name: string, businesses: number): BenchEngine {
  if (name === "postgres") return postgres;
  if (name === "opensearch") return openOpenSearchEngine(`bench-${businesses}`);
  throw new Error(`--engine is postgres or opensearch, not ${name}.`);
}

const postgres: BenchEngine = {
  name: "postgres",
  env: { SEARCH_ENGINE: "postgres" },
  use: () => {},
  prepare: async () => {},
  rebuild: (owner, onStep) => rebuildDocuments(owner, { onStep }),
  countDifferences: async (owner) => (await compareDocuments(owner)).differences,
  countFallbacks: async () => 0,
  close: async () => {},
};
