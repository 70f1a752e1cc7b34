import { randomUUID } from "node:crypto";
import { calls, defineFeatureTests, type Given } from "#testing/feature-tests.ts";
import type { TestServices } from "#testing/services.ts";
import { addSynonym } from "./synonyms/commands/add-synonym.server.ts";
import { changeSynonym } from "./synonyms/commands/change-synonym.server.ts";
import { deleteSynonym } from "./synonyms/commands/delete-synonym.server.ts";

/** Each phrase can only be used once. */
const fieldsOf = () => ({ phrase: `tapers ${randomUUID()}`, means: "candles", category: "" });

async function addRow({ db }: Pick<TestServices, "db">): Promise<string> {
  const { phrase, means } = fieldsOf();
  const { id } = await db
    .insertInto("search_synonyms")
    .values({ phrase, means })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const addExample = ({ services }: Given) => addRow(services);

export const featureTests = defineFeatureTests({
  examples: {
    "/admin/search-words/:id": addExample,
    "/admin/search-words/:id/delete": addExample,
  },
  commandCases: {
    addSynonym: calls(addSynonym, () => fieldsOf()),
    changeSynonym: calls(changeSynonym, async (services) => ({
      id: await addRow(services),
      fields: fieldsOf(),
    })),
    deleteSynonym: calls(deleteSynonym, async (services) => ({ id: await addRow(services) })),
  },
  projectionFaults: {
    search_counts: [
      "update search_facets set documents = documents + 1 where id = (select min(id) from search_facets)",
      "delete from search_cells where kind = 'business'",
      "update search_cities set documents = 0 where kind = 'event'",
    ],
    search_documents: [
      "update search_documents set title = 'Another title' where (kind, id) = (select kind, id from search_documents order by kind, id limit 1)",
      "delete from search_documents where (kind, id) = (select kind, id from search_documents order by kind desc, id desc limit 1)",
    ],
  },
});
