import { z } from "zod";
import {
  cleanLine,
  emailOrNull,
  emptyToNull,
  line,
  lineOrNull,
  requiredLine,
  textOrNull,
  tooLong,
} from "#platform/http/forms/text-fields.ts";
import { websiteLink } from "#platform/http/request/website-link.ts";
import { socialLink } from "../exports/social-link.ts";
import { phoneLink, pictureLink } from "./links.ts";

const maxLinkLength = 2_048;
/** A link as people type it. Text without a valid link is refused, so that nothing disappears silently. */
const link = (toHref: (typed: string) => string | null, words: string) =>
  z
    .string()
    .overwrite((typed) => (cleanLine(typed).toLowerCase() === "n/a" ? "" : cleanLine(typed)))
    .max(maxLinkLength, tooLong(maxLinkLength))
    .refine((typed) => typed === "" || toHref(typed) !== null, words)
    .transform(emptyToNull);

const social = (network: Parameters<typeof socialLink>[0]) =>
  link((typed) => socialLink(network, typed), "Enter a handle such as @name, or a full link.");

/** The owner's fields of a listing, by column. Empty fields become null. */
const listingFields = {
  name: requiredLine(200, "Business name is required"),
  description: textOrNull(5_000),
  category_id: z
    .int("Choose a category from the list.")
    .optional()
    .transform((id) => id ?? null),
  subcategory: lineOrNull(100),
  location: lineOrNull(200),
  state: lineOrNull(80),
  phone: line(60)
    .refine((typed) => typed === "" || phoneLink(typed) !== null, "Enter a number that people can call.")
    .transform(emptyToNull),
  email: emailOrNull,
  website: link(websiteLink, "Enter a web address, such as example.com."),
  founder: lineOrNull(200),
  contact_info: textOrNull(1_000),
  image_url: link(pictureLink, "Enter the https address of a picture."),
  instagram: social("instagram"),
  twitter: social("twitter"),
  facebook: social("facebook"),
  tiktok: social("tiktok"),
};

const degrees = (max: number) =>
  z
    .number("Enter degrees as a number.")
    .min(-max, `Enter degrees from -${max} to ${max}.`)
    .max(max, `Enter degrees from -${max} to ${max}.`)
    .optional()
    .transform((value) => value ?? null);

/** Fields that only admins can change. */
export const adminFields = {
  featured: z.boolean(),
  verified: z.boolean(),
  latitude: degrees(90),
  longitude: degrees(180),
};

/** The version that the editor started from. Not marked as hidden, so that a refused form returns it. */
const version = z.int();

export const listingSchema = z.object({ ...listingFields, version });

const pointIncomplete = "Enter both latitude and longitude, or neither.";

const isWholePoint = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  (latitude === null) === (longitude === null);
const wholePoint = { path: ["longitude"], message: pointIncomplete };

export const adminListingSchema = z
  .object({ ...listingFields, ...adminFields, version })
  .refine(isWholePoint, wholePoint);

/** A new business has no version to start from. */
export const newListingSchema = z
  .object({ ...listingFields, ...adminFields })
  .refine(isWholePoint, wholePoint);

export type ListingFields = Omit<z.output<typeof listingSchema>, "version">;
export type AdminListingFields = Omit<z.output<typeof adminListingSchema>, "version">;

export type ListingField = keyof AdminListingFields;
export type ListingValue = AdminListingFields[ListingField];

/** Every field of a listing, in the order of the form. */
export const listingFieldNames = Object.keys({ ...listingFields, ...adminFields }) as ListingField[];
/** Coordinates follow the location when a business moves. */
export const ownerFieldNames: readonly ListingField[] = [
  ...(Object.keys(listingFields) as ListingField[]),
  "latitude",
  "longitude",
];

/** The fields of an owner's editor, and no other column. */
export function pickListing(row: ListingFields): ListingFields {
  const names = Object.keys(listingFields) as (keyof ListingFields)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as ListingFields;
}
