import { defineListQuery, textField } from "#platform/http/lists/list-query.ts";

/** The query parameters of the community list. */
export const communityList = defineListQuery("/admin/community", { search: textField(100) }, { perPage: 50 });

/** The maximum number of rows in a file. */
export const maxExportedMembers = 100_000;
