import { addSynonym } from "#features/search/synonyms/commands/add-synonym.server.ts";
import { changeSynonym } from "#features/search/synonyms/commands/change-synonym.server.ts";
import { deleteSynonym } from "#features/search/synonyms/commands/delete-synonym.server.ts";
import type { TestServices } from "#testing/services.ts";
import type { AdminCommandCase } from "./admin-command-case.ts";

const file = (name: string) => `src/features/search/synonyms/commands/${name}.server.ts`;
/** Every case has a phrase of its own: there is one entry for each. */
const fieldsOf = (phrase: string) => ({ phrase, means: "candles", category: "" });

async function addRow({ db }: TestServices, phrase: string) {
  return db
    .insertInto("search_synonyms")
    .values({ phrase, means: "candles" })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** One successful call of each command about search words. */
export const searchCommandCases: Readonly<Record<string, AdminCommandCase>> = {
  [file("add-synonym")]: {
    prepare: async (services) => (actor) => addSynonym(services, actor, fieldsOf("added tapers")),
  },
  [file("change-synonym")]: {
    prepare: async (services) => {
      const { id } = await addRow(services, "old tapers");
      return (actor) => changeSynonym(services, actor, { id, fields: fieldsOf("changed tapers") });
    },
  },
  [file("delete-synonym")]: {
    prepare: async (services) => {
      const { id } = await addRow(services, "doomed tapers");
      return (actor) => deleteSynonym(services, actor, { id });
    },
  },
};
