import { choiceField, defineListQuery, type Query } from "#platform/http/lists/list-query.ts";
import { type TravelKind, travelKinds } from "./rules.ts";

/** The most welcoming places, of all kinds or one. */
export const welcomingList = defineListQuery(
  "/travel-reviews",
  { kind: choiceField(["all", ...travelKinds], "all") },
  { perPage: 12 },
);
export type WelcomingQuery = Query<typeof welcomingList>;

/** The path of all reviews of one tour, guide or booking option. */
export function subjectPath(kind: TravelKind, id: string): string {
  return `/travel-reviews/${kind}/${id}`;
}

/** The paginated list of its reviews, newest first. */
export function subjectList(kind: TravelKind, id: string) {
  return defineListQuery(subjectPath(kind, id), {}, { perPage: 10 });
}
