import { defineListQuery, textField } from "#platform/http/lists/list-query.ts";

/** The query parameters of the claim page: the business, or the search for it. */
export const claimQuery = defineListQuery("/claim-business", {
  business: { ...textField(100, {}), names: ["business_id"] },
  name: { ...textField(100), names: ["business_name"] },
  search: textField(100),
});
