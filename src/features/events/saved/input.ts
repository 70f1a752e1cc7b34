import { z } from "zod";

/** The button that saves an event or takes it off the list. */
export const saveForm = z.object({
  save: z.enum(["yes", "no"]).meta({ hidden: true }),
  /** Where to go without JavaScript; the page of the event by default. */
  returnTo: z.string().optional(),
  /** With JavaScript the page stays and shows the answer. */
  stay: z.boolean(),
});
