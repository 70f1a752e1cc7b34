/** Whether this document was cached and is shown offline. The service worker marks it. */
export function isOfflineCopy(): boolean {
  return document.documentElement.dataset.kept !== undefined;
}
