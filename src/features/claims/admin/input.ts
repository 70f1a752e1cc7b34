import { z } from "zod";

/** Which claim a business is handed over to; a hidden field. */
export const handOverSchema = z.object({ id: z.uuid().meta({ hidden: true }) });
