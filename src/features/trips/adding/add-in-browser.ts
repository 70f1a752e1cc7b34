import { addToVisitorTrip, takeOutOfVisitorTrip } from "../visitor/kept-trip.ts";
import { type AddAnswer, sayAdded } from "./add-answer.ts";

const inBrowser = "browser";

/** Puts something into the visitor's own trip. */
export function addInBrowser(subject: NonNullable<AddAnswer["subject"]>, form: FormData): AddAnswer {
  const added = addToVisitorTrip(subject);
  if (!added.ok) return { toast: { title: "Not added", description: added.message, variant: "destructive" } };
  const returnTo = String(form.get("returnTo") ?? "/trip");
  return { toast: sayAdded(added, { undo: added.stopId, trip: inBrowser, returnTo }) };
}

/** Whether the visitor takes back what was put into the browser's trip. */
export function isBrowserUndo(form: FormData): boolean {
  return form.has("undo") && form.get("trip") === inBrowser;
}

/** Takes it out again. */
export function undoInBrowser(form: FormData): void {
  takeOutOfVisitorTrip(String(form.get("undo")));
}
