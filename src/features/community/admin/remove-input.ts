import { z } from "zod";
import type { Refusals } from "#platform/http/refusal.ts";

export const removeSchema = z.object({ id: z.uuid().meta({ hidden: true }) });

export const removeRefusals: Refusals<"not-allowed" | "gone" | "unexpected"> = {
  "not-allowed": { status: 403, words: "Only an admin may do this." },
  gone: { status: 404, words: "This person is no longer here." },
  unexpected: {
    status: 503,
    words: "Something went wrong on our side. Please try again in a moment.",
    showsErrorId: true,
  },
};
