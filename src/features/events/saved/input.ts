import { z } from "zod";

/** The button that saves an event or removes it from the list. */
export const saveForm = z.object({
  save: z.enum(["yes", "no"]).meta({ hidden: true }),
  /** The redirect target without JavaScript; the page of the event by default. */
  returnTo: z.string().optional(),
  /** With JavaScript the page stays and shows the result. */
  stay: z.boolean(),
});
