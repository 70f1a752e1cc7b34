import type { Flash } from "#platform/http/flash.server.ts";
import type { Subject } from "../subject.ts";

/** What a button that stays on its page gets back. */
export type AddAnswer = {
  toast: Flash;
  /** For a visitor: what the browser puts into its own trip. */
  subject?: Pick<Subject, "kind" | "id" | "name" | "address">;
};

type Added = { title: string; stopId: string; isNew: boolean };

/** What is said after adding, with the way back. */
export function sayAdded({ title, isNew }: Added, undo: Record<string, string>): Flash {
  if (!isNew) return { title: `Already in “${title}”` };
  return {
    title: `Added to “${title}”`,
    description: "It waits there to be placed in a day.",
    action: { label: "Undo", to: "/trips/add", fields: undo },
  };
}

export const takenOut: Flash = { title: "Taken out of the trip" };
