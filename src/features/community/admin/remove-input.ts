import { z } from "zod";
import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";

export const removeSchema = z.object({ id: z.uuid().meta({ hidden: true }) });

export const removeRefusals = defineRefusals({
  403: { "not-allowed": adminOnly },
  404: { gone: "This person is no longer here." },
});
