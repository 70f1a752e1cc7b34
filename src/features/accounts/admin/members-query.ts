import { choiceField, defineListQuery, textField } from "#platform/http/lists/list-query.ts";

/** The query parameters of the member list. */
export const membersList = defineListQuery(
  "/admin/members",
  {
    /** A prefix of a username or an email address. */
    search: textField(100),
    show: choiceField(["all", "admins", "banned", "unverified"], "all"),
  },
  { perPage: 50 },
);

export const memberFilters = [
  { value: "all", label: "All" },
  { value: "admins", label: "Admins" },
  { value: "banned", label: "Banned" },
  { value: "unverified", label: "Unverified" },
] as const;

/** The page of one member. */
export function memberPath(id: string): string {
  return `/admin/members/${id}`;
}
