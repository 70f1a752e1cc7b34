import { listCategoryNames } from "#features/directory/exports/list-category-names.server.ts";
import { defineEditor } from "#platform/admin/define-editor.server.ts";
import { addSynonym } from "../commands/add-synonym.server.ts";
import { changeSynonym } from "../commands/change-synonym.server.ts";
import { deleteSynonym } from "../commands/delete-synonym.server.ts";
import { synonymSchema } from "../input.ts";
import { findSynonym } from "../queries/find-synonym.server.ts";
import { synonymRefusals } from "../refusals.ts";
import { synonymList } from "./synonyms-query.ts";

export const synonymEditor = defineEditor({
  list: synonymList,
  path: "/admin/search-words",
  subject: "synonym",
  refusals: synonymRefusals,
  load: findSynonym,
  choices: listCategoryNames,
  add: {
    title: "Add search words",
    schema: synonymSchema,
    run: addSynonym,
    toast: (_result, { phrase }) => `“${phrase}” has been added`,
  },
  edit: {
    title: ({ phrase }) => `Change “${phrase}”`,
    schema: synonymSchema,
    run: changeSynonym,
    toast: (_result, { phrase }) => `“${phrase}” has been changed`,
  },
  remove: {
    label: "Delete words",
    load: findSynonym,
    title: ({ phrase }) => `Delete “${phrase}”?`,
    run: deleteSynonym,
    toast: ({ phrase }) => `“${phrase}” has been deleted`,
  },
});
