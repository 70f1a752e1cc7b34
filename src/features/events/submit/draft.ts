/** The fields of an unsent event, for this tab only. */
type Draft = { by: string; typed: Record<string, string> };

const key = "event-draft";

/** What this person typed in the form before the page reloaded. */
export function readDraft(personId: string): Record<string, string> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? "null") as Draft | null;
    if (draft?.by !== personId || typeof draft.typed !== "object") return null;
    return Object.fromEntries(Object.entries(draft.typed).map(([name, value]) => [name, String(value)]));
  } catch {
    // No storage, or invalid content.
    return null;
  }
}

export function saveDraft(personId: string, typed: Record<string, string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ by: personId, typed } satisfies Draft));
  } catch {
    // Without storage, the open page still keeps it.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}
