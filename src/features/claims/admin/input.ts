import { z } from "zod";

/** The claim to hand a business over to, in a hidden field. */
export const handOverSchema = z.object({ id: z.uuid().meta({ hidden: true }) });
