import { z } from "zod";
import { adminFields, listingFields } from "../business/edit-input.ts";

/** A new business: every field of a listing, without a version to start from. */
export const newBusinessSchema = z
  .object({ ...listingFields, ...adminFields })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ["longitude"],
    message: "Enter both latitude and longitude, or neither.",
  });

/** The confirmation has no fields: the address names the business. */
export const deletionSchema = z.object({});
