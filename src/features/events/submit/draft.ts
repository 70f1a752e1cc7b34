/** The fields of an unsent event, in this tab only. */
type Draft = { by: string; typed: Record<string, string> };

const key = "event-draft";

/** What this person typed into the form before the page was loaded again. */
export function readDraft(personId: string): Record<string, string> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? "null") as Draft | null;
    if (draft?.by !== personId || typeof draft.typed !== "object") return null;
    return Object.fromEntries(Object.entries(draft.typed).map(([name, value]) => [name, String(value)]));
  } catch {
    // No storage, or something that is not ours.
    return null;
  }
}

export function saveDraft(personId: string, typed: Record<string, string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ by: personId, typed } satisfies Draft));
  } catch {
    // Without storage the page still keeps it while it is open.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}
