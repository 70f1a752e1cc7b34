import { stateCodes } from "#platform/geo/us-states.ts";
import { choiceField, defineListQuery, type Query, textField } from "#platform/http/lists/list-query.ts";
import { knownCategories } from "../rules.ts";

/** The query parameters of the admin list. */
export const adminBusinessList = defineListQuery(
  "/admin",
  {
    search: textField(100),
    category: choiceField<string, string>(knownCategories, ""),
    state: choiceField<string, string>(Object.keys(stateCodes), ""),
  },
  { perPage: 20 },
);

export type AdminBusinessQuery = Query<typeof adminBusinessList>;
