import { pino } from "pino";
import { z } from "zod";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { compareIndexes, rebuildIndexes } from "#platform/search/mirror/build-indexes.server.ts";
import { openOpenSearch } from "#platform/search/opensearch/client.server.ts";
import { rebuildDocuments } from "#platform/search/rebuild-documents.server.ts";
import { searchSettings } from "#platform/search/search-settings.ts";
import { CliError, defineCommand, exitCodes } from "./command.ts";
import { readAppUrl } from "./open-database.ts";

export const command = defineCommand({
  usage: ["search rebuild [--engine opensearch]"],
  about: [
    "Fills the search again beside the live one. Run it after a large import. With --engine opensearch it builds only the indexes of OpenSearch, from the documents that PostgreSQL has.",
  ],
  options: { engine: { type: "string", value: "NAME", help: "postgres (the default) or opensearch" } },
  examples: [["search rebuild", "after an import"]],
  maxPositionals: 0,
  run: async ({ env, terminal }, { values: { engine = "postgres" } }) => {
    if (!["postgres", "opensearch"].includes(engine))
      throw new CliError(`There is no search engine "${engine}".`, exitCodes.usage);
    const url = readAppUrl(env);
    const settings = z.object(searchSettings).parse(env);
    const db = openDatabase(openPool(url, { max: 4, application_name: "ujamaa-rebuild-search" }));
    const search = openOpenSearch(settings);
    const mirror = { db, search, log: pino({ level: "warn" }, process.stderr) };
    const startedAt = performance.now();
    const steps: { step: string; seconds: number }[] = [];
    try {
      if (engine === "opensearch") {
        if (!(await rebuildIndexes(mirror)))
          throw new CliError("The worker is building the indexes: try again later.");
      } else {
        await rebuildDocuments(db, {
          onStep: (step, milliseconds) => {
            const seconds = milliseconds / 1_000;
            steps.push({ step, seconds });
            terminal.print(`${seconds.toFixed(1).padStart(8)} s  ${step}`);
          },
        });
        // A swap of tables queues no changes for OpenSearch.
        if (settings.SEARCH_ENGINE === "opensearch") await compareIndexes(mirror);
      }
    } finally {
      await search.close();
      await db.destroy();
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    terminal.print(`Done in ${Math.round(seconds)} s.`);
    return { result: { engine, seconds, steps } };
  },
});
