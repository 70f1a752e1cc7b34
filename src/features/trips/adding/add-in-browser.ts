import { addToVisitorTrip, takeOutOfVisitorTrip } from "../visitor/stored-trip.ts";
import { type AddResult, describeAdded } from "./add-result.ts";

const inBrowser = "browser";

/** Puts something into the visitor's own trip. */
export function addInBrowser(subject: NonNullable<AddResult["subject"]>, form: FormData): AddResult {
  const added = addToVisitorTrip(subject);
  if (!added.ok) return { toast: { title: "Not added", description: added.message, variant: "destructive" } };
  const returnTo = String(form.get("returnTo") ?? "/trip");
  return { toast: describeAdded(added, { undo: added.stopId, trip: inBrowser, returnTo }) };
}

/** Whether the visitor takes back what was put into the browser's trip. */
export function isBrowserUndo(form: FormData): boolean {
  return form.has("undo") && form.get("trip") === inBrowser;
}

/** Takes it out again. */
export function undoInBrowser(form: FormData): void {
  takeOutOfVisitorTrip(String(form.get("undo")));
}
