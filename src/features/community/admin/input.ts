import { z } from "zod";

export const removeSchema = z.object({ id: z.uuid().meta({ hidden: true }) });
