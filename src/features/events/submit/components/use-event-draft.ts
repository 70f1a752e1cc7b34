import { useCallback, useEffect, useRef, useState } from "react";
import { readDraft, saveDraft } from "../draft.ts";

type Typed = Record<string, string>;
type Options = {
  /** Initial values of the fields, from a refused form or the edited event. */
  initial: Partial<Typed>;
  /** The person whose draft is kept; undefined while editing. */
  personId: string | undefined;
  /** A refused form already contains what was typed. */
  isRefused: boolean;
};

/** The current values of the form inside `area`, and those of an earlier visit. */
export function useEventDraft({ initial, personId, isRefused }: Options) {
  const area = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Partial<Typed>>(initial);
  const [restored, setRestored] = useState<Typed>();
  const isStarted = useRef(false);

  const refresh = useCallback(() => {
    const typed = readValues(area.current);
    if (!typed) return;
    setValues(typed);
    const isTyped = Object.keys(typed).some((name) => typed[name] && !kept.has(name));
    // Not before an earlier draft is restored: fields that fill themselves would replace it.
    if (personId && isStarted.current && isTyped) saveDraft(personId, typed);
  }, [personId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have started.
  useEffect(() => {
    const typed = readValues(area.current) ?? {};
    // Keep what the person typed before the scripts ran.
    const isUntouched = Object.keys(typed).every(
      (name) => kept.has(name) || typed[name] === (initial[name] ?? ""),
    );
    isStarted.current = true;
    const draft = personId && !isRefused && isUntouched ? readDraft(personId) : null;
    if (draft) {
      setRestored(draft);
      setValues(draft);
    } else setValues(typed);
  }, []);

  useEffect(() => {
    const node = area.current;
    node?.addEventListener("input", refresh);
    node?.addEventListener("change", refresh);
    return () => {
      node?.removeEventListener("input", refresh);
      node?.removeEventListener("change", refresh);
    };
  }, [refresh]);

  return { area, values, restored, refresh };
}

/** Fields with a value before the person types. */
const kept = new Set(["time_zone", "repeat_interval", "repeat_by"]);
/** Fields of the form, not of the event. */
const ignored = new Set(["form", "looked"]);

function readValues(area: HTMLElement | null): Typed | null {
  const form = area?.querySelector("form");
  if (!form) return null;
  const entries = [...new FormData(form)].filter(([name]) => !ignored.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}
