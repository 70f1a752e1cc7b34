import { defineListQuery } from "#platform/http/lists/list-query.ts";

/** The path of a subject: `/entertainment/dance`. */
export const subjectPath = (slug: string) => `/entertainment/${slug}`;

/** The query parameters of a subject: pagination only. */
export const defineSubjectList = (slug: string) => defineListQuery(subjectPath(slug), {}, { perPage: 12 });
