import { z } from "zod";
import { visitKinds } from "./rules.ts";

/** The body of a visit report. */
export const visitSchema = z.object({
  business: z.uuid().meta({ hidden: true }),
  kind: z.enum(visitKinds).meta({ hidden: true }),
});
