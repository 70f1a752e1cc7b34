import type { Flash } from "#platform/http/response/flash.server.ts";
import type { Placed } from "../place-subject.ts";

/** What a button that stays on its page gets back. */
export type AddResult = {
  toast: Flash;
  /** For a visitor: what the browser puts into its own trip. */
  subject?: Placed;
};

type Added = { title: string; stopId: string; day: number | null; isNew: boolean };

/** What is said after adding, with the way back. */
export function describeAdded({ title, day, isNew }: Added, undo: Record<string, string>): Flash {
  if (!isNew) return { title: `Already in “${title}”` };
  return {
    title: `Added to “${title}”`,
    description: day === null ? "Pick a day for it anytime." : `It is on day ${day}, at its time.`,
    action: { label: "Undo", to: "/trips/add", fields: undo },
  };
}

export const takenOut: Flash = { title: "Taken out of the trip" };
