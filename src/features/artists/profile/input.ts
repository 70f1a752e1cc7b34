import { z } from "zod";

/** The body of a view report. */
export const viewSchema = z.object({ artist: z.uuid().meta({ hidden: true }) });
