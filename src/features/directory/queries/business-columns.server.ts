import type { Selectable } from "kysely";
import type { Directory } from "#platform/db/tables.ts";

/** The columns of a business in lists. */
export const summaryColumns = [
  "id",
  "name",
  "description",
  "category",
  "location",
  "media",
  "average_rating",
  "review_count",
  "verified",
] as const;
export type BusinessSummary = Pick<Selectable<Directory>, (typeof summaryColumns)[number]>;

/** The columns of the public page, without private contact data such as the email address. */
export const detailColumns = [
  ...summaryColumns,
  "subcategory",
  "phone",
  "website",
  "instagram",
  "twitter",
  "facebook",
  "tiktok",
  "founder",
  "featured",
] as const;
export type BusinessDetail = Pick<Selectable<Directory>, (typeof detailColumns)[number]>;
