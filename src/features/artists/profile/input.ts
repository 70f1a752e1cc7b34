import { z } from "zod";

/** What the page of an artist reports when it is seen. */
export const viewSchema = z.object({ artist: z.uuid().meta({ hidden: true }) });
