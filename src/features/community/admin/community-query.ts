import { defineListQuery, textField } from "#platform/http/lists/list-query.ts";

/** The query parameters of the list of people who have joined. */
export const communityList = defineListQuery("/admin/community", { search: textField(100) }, { perPage: 50 });

/** The rows of a file at most. */
export const maxExportedMembers = 100_000;
