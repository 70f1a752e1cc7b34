const storageKey = "shortcut-keys";
const changed = "shortcut-keys-changed";

/** Whether single keys do something. They interfere with speech input, so they can be turned off. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    // Storage is blocked.
    return true;
  }
}

/** Turns single keys on or off, on all pages. */
export function turnKeys(isOn: boolean) {
  localStorage.setItem(storageKey, isOn ? "on" : "off");
  window.dispatchEvent(new Event(changed));
}

/** Calls back when single keys are turned on or off; returns how to stop. */
export function subscribeToKeys(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}
