import { presentEvent } from "../list/present-event.server.ts";
import type { SavedEvent } from "./queries/list-saved-events.server.ts";

export type ShownSaved = ReturnType<typeof presentSaved>;

/** A saved event as the dashboard shows it, with what changed about it. */
export function presentSaved(row: SavedEvent) {
  const { isCanceled, movedFrom, canceledDate, note } = row;
  return {
    card: { ...presentEvent(row), isCanceled },
    movedFrom: movedFrom?.toISOString() ?? null,
    canceledDate: canceledDate?.toISOString() ?? null,
    note: isCanceled || movedFrom || canceledDate ? note : null,
  };
}
