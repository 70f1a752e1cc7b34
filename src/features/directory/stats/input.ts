import { z } from "zod";
import { visitKinds } from "./rules.ts";

/** What the page of a business reports. */
export const visitSchema = z.object({
  business: z.uuid().meta({ hidden: true }),
  kind: z.enum(visitKinds).meta({ hidden: true }),
});
