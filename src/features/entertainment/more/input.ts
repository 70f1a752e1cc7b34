import { defineListQuery } from "#platform/http/lists/list-query.ts";

/** The address of a subject: `/entertainment/dance`. */
export const subjectPath = (slug: string) => `/entertainment/${slug}`;

/** What the address of a subject may ask for: nothing but its pages. */
export const defineSubjectList = (slug: string) => defineListQuery(subjectPath(slug), {}, { perPage: 12 });
