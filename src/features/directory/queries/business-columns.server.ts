import type { Selectable } from "kysely";
import type { Directory } from "#platform/db/tables.ts";

/** What a list shows of a business. */
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

/** What the public page of a business shows; private contact data is not among it. */
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
