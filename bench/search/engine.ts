import type { Db } from "#platform/db/open-database.server.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { rebuildDocuments } from "#platform/search/rebuild-documents.server.ts";
import { openOpenSearchEngine } from "./opensearch-engine.ts";

export type OnStep = (step: string, milliseconds: number) => void;

/** An engine under test. `env` selects it in the site's process, `use` in this one. */
export type BenchEngine = {
  name: "postgres" | "opensearch";
  env: Record<string, string>;
  use: (db: Db) => void;
  /** Brings it up to date with the documents. `owner` has no timeouts. */
  prepare: (owner: Db) => Promise<void>;
  rebuild: (owner: Db, onStep: OnStep) => Promise<void>;
  /** Counts and repairs documents that differ from their source. */
  countDifferences: (owner: Db) => Promise<number>;
  /** Searches of a site that fell back to PostgreSQL. */
  countFallbacks: (origin: string) => Promise<number>;
  close: () => Promise<void>;
};

/** The engine of `--engine`. Each site size has separate indexes. */
export function openEngine(name: string, businesses: number): BenchEngine {
  if (name === "postgres") return postgres;
  if (name === "opensearch") return openOpenSearchEngine(`bench-${businesses}`);
  throw new Error(`--engine must be postgres or opensearch, not ${name}.`);
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
