const storageKey = "shortcut-keys";
const changed = "shortcut-keys-changed";

/** Whether single-key shortcuts are on. They interfere with speech input, so they can be turned off. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    // Storage is blocked.
    return true;
  }
}

/** Turns single-key shortcuts on or off, on all pages. */
export function turnKeys(isOn: boolean) {
  localStorage.setItem(storageKey, isOn ? "on" : "off");
  window.dispatchEvent(new Event(changed));
}

/** Calls the listener when single-key shortcuts are turned on or off. Returns the unsubscribe function. */
export function subscribeToKeys(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}
