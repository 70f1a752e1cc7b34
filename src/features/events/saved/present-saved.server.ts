import { presentEvent } from "../list/present-event.server.ts";
import type { SavedEvent } from "./queries/list-saved-events.server.ts";

export type ShownSaved = ReturnType<typeof presentSaved>;

/** A saved event on the dashboard, with its changes. */
export function presentSaved(row: SavedEvent) {
  const { isCanceled, movedFrom, canceledDate, note } = row;
  return {
    card: { ...presentEvent(row), isCanceled },
    movedFrom: movedFrom?.toISOString() ?? null,
    canceledDate: canceledDate?.toISOString() ?? null,
    note: isCanceled || movedFrom || canceledDate ? note : null,
  };
}
