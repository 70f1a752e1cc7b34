import { choiceField, defineListQuery } from "#platform/http/lists/list-query.ts";

/** The parcels of an owner's business: those to send, or all of them. */
export const sellerOrdersList = (businessId: string) =>
  defineListQuery(`/dashboard/${businessId}/orders`, { show: choiceField(["open"], "all") });
