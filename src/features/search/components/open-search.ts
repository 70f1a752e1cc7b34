const opened = "search-opened";

/** Opens the search from anywhere: focuses the page's own box, or opens the dialog of the header. */
export function openSearch() {
  window.dispatchEvent(new Event(opened));
}

/** Subscribes to `openSearch`. Returns the unsubscribe function. */
export function subscribeToSearch(onOpen: () => void): () => void {
  window.addEventListener(opened, onOpen);
  return () => window.removeEventListener(opened, onOpen);
}

/** The search box in the page, if it has one. */
export function findSearchField(): HTMLInputElement | null {
  const field = document.querySelector<HTMLInputElement>("main [data-search-everything] input[type=search]");
  return field?.checkVisibility() ? field : null;
}

/** Whether a key press is meant for the page, not for a field, a dialog or the browser. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  )
    return false;
  return document.querySelector("dialog[open], [popover]:popover-open") === null;
}
