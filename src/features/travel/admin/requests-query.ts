import { choiceField, defineListQuery } from "#platform/http/lists/list-query.ts";
import { requestTypes } from "../request-types.ts";

export const requestStates = [
  { value: "open", label: "Open" },
  { value: "done", label: "Done" },
  { value: "all", label: "All" },
] as const;

/** The query parameters of the requests. */
export const requestList = defineListQuery(
  "/admin/requests",
  {
    state: choiceField(
      requestStates.map(({ value }) => value),
      "open",
    ),
    type: choiceField<string, string>(requestTypes, ""),
  },
  { perPage: 20 },
);
