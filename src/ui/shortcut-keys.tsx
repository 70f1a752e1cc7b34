import { type RefObject, useEffect, useSyncExternalStore } from "react";
import { Checkbox } from "./choice.tsx";
import { areKeysOn, subscribeToKeys, turnKeys } from "./shortcut-setting.ts";

/** The shortcut of the surrounding button. Screen readers get it from `aria-keyshortcuts`. */
export function KeyCap({ of }: { of: string }) {
  return (
    <span className="key-cap" aria-hidden="true">
      {of.toUpperCase()}
    </span>
  );
}

/** Lists the shortcuts, with a switch to turn them off: single-key shortcuts interfere with speech input. */
export function KeyLegend({ keys }: { keys: Record<string, string> }) {
  const isOn = useKeysAreOn();
  // Shortcuts need JavaScript.
  if (isOn === null) return null;
  return (
    <div className="key-legend">
      {Object.entries(keys).map(([letters, what]) => (
        <span key={letters}>
          {[...letters].map((letter) => (
            <kbd key={letter} className="key-cap">
              {letter.toUpperCase()}
            </kbd>
          ))}
          {what}
        </span>
      ))}
      <Checkbox label="Keys" checked={isOn} onChange={(event) => turnKeys(event.target.checked)} />
    </div>
  );
}

/**
 * Inside `root`, a key clicks the element that declares it in `aria-keyshortcuts`.
 * Ignored while typing, with a modifier, or with focus outside `root`.
 */
export function useShortcutKeys(root: RefObject<HTMLElement | null>) {
  const isOn = useKeysAreOn();
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!/^[a-z]$/.test(event.key) || !isFree(event.target, root.current)) return;
      const wanted = findByKey(event.key, root.current);
      if (!wanted) return;
      event.preventDefault();
      wanted.click();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [root, isOn]);
}

/** A toast comes first, because its button undoes the last action. */
function findByKey(key: string, root: HTMLElement | null) {
  const selector = `[aria-keyshortcuts="${key}"]`;
  const inToast = document.querySelector<HTMLElement>(`.toast ${selector}`);
  return inToast ?? root?.querySelector<HTMLElement>(selector);
}

function isFree(target: EventTarget | null, root: HTMLElement | null) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox])"))
    return false;
  // The body has focus if nothing else does.
  return target === document.body || (root?.contains(target) ?? false);
}

/** Null on the server and until hydration. */
function useKeysAreOn(): boolean | null {
  return useSyncExternalStore(subscribeToKeys, areKeysOn, () => null);
}
