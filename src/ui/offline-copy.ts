/** Whether this document was kept on the device and shown without a network. The service worker marks it. */
export function isOfflineCopy(): boolean {
  return document.documentElement.dataset.kept !== undefined;
}
