import { defineListQuery, type Query, textField } from "#platform/http/lists/list-query.ts";

const fields = {
  search: textField(100),
  category: textField(80, { isIndexed: true }),
  type: textField(80),
};

/** The query parameters of film and theater. */
export const filmList = defineListQuery("/film-and-media", fields, { perPage: 12 });
export const theaterList = defineListQuery("/theater-and-arts", fields, { perPage: 12 });

export type MakerQuery = Query<typeof filmList>;
