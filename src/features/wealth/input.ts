import { defineListQuery, type Query, textField } from "#platform/http/lists/list-query.ts";

/** What the address of the organizations may ask for. */
export const organizationList = defineListQuery(
  "/wealth-and-empowerment",
  { category: textField(80, { isIndexed: true }) },
  { perPage: 24 },
);

export type OrganizationQuery = Query<typeof organizationList>;
