const opened = "search-opened";

/** Opens the search from anywhere: the box of the page, or the dialog of the header. */
export function openSearch() {
  window.dispatchEvent(new Event(opened));
}

/** Calls back when the search is to be opened; returns how to stop. */
export function subscribeToSearch(onOpen: () => void): () => void {
  window.addEventListener(opened, onOpen);
  return () => window.removeEventListener(opened, onOpen);
}

/** The search box of the page itself, where it has one. */
export function findSearchField(): HTMLInputElement | null {
  const field = document.querySelector<HTMLInputElement>("main [data-search-everything] input[type=search]");
  return field?.checkVisibility() ? field : null;
}

/** Whether a key was meant for the page: not for a field, a dialog, or the browser. */
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
