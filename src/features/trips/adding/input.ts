import { z } from "zod";
import { isStorable, stopKinds } from "../trip.ts";

/** The button that adds something of this site to a trip. */
export const addForm = z.object({
  kind: z.enum(stopKinds).exclude(["own"]).meta({ hidden: true }),
  subject: z.string().min(1).max(64).refine(isStorable).meta({ hidden: true }),
  /** The trip to add it to; the one that was changed last by default, or a new one. */
  to: z.union([z.uuid().toLowerCase(), z.literal("new")]).optional(),
  /** The page to come back to without JavaScript. */
  returnTo: z.string().optional(),
  /** With JavaScript the page stays and shows the answer. */
  stay: z.boolean(),
});

/** The button in the message afterwards. */
export const undoForm = z.object({
  undo: z.uuid().toLowerCase().meta({ hidden: true }),
  trip: z.uuid().toLowerCase().meta({ hidden: true }),
  returnTo: z.string().optional(),
});
