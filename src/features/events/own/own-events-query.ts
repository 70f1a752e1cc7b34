import { defineListQuery } from "#platform/http/lists/list-query.ts";

/** The query parameters of a person's own events: only pages, no filters. */
export const ownEventsList = defineListQuery("/account/events", {});
