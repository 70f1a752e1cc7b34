import { z } from "zod";

/** The confirmation has no fields: the address names the business. */
export const deletionSchema = z.object({});
