import { choiceField, defineListQuery } from "#platform/http/lists/list-query.ts";

export const reportStates = [
  { value: "open", label: "Open" },
  { value: "settled", label: "Settled" },
  { value: "all", label: "All" },
] as const;

/** The query parameters of the reported conversations. */
export const reportList = defineListQuery(
  "/admin/messages",
  {
    state: choiceField(
      reportStates.map(({ value }) => value),
      "open",
    ),
  },
  { perPage: 20 },
);
