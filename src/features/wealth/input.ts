import { defineListQuery, type Query, textField } from "#platform/http/lists/list-query.ts";

/** The query parameters of the organizations. */
export const organizationList = defineListQuery(
  "/wealth-and-empowerment",
  { category: textField(80, { isIndexed: true }) },
  { perPage: 24 },
);

export type OrganizationQuery = Query<typeof organizationList>;
