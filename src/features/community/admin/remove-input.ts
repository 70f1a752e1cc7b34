import { z } from "zod";
import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";

export const removeSchema = z.object({ id: z.uuid().meta({ hidden: true }) });

export const removeRefusals = defineRefusals({
  "not-allowed": adminOnly,
  gone: { status: 404, words: "This person is no longer here." },
});
