import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { type DirectoryQuery, directoryPath, readDirectoryQuery } from "../../input.ts";

/** All filters belong to the one form of this id, wherever they stand: without script it is sent as it is. */
export const directoryFormId = "directory-form";

const typingPauseMs = 250;

/** Turns every change of the form into an address, and every address into what the form shows. */
export function useDirectoryForm(query: DirectoryQuery) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(query.search);
  /** The searches this form has asked for since the last one was answered: any other comes from a link, or from going back. */
  const asked = useRef([query.search]);
  /** What is on its way, so that a choice shows at once. */
  const [sent, setSent] = useState<DirectoryQuery | null>(null);

  useEffect(() => () => clearTimeout(timer.current), []);
  const sendTyped = useEffectEvent(() => {
    const field = form.current?.elements.namedItem("search");
    if (field instanceof HTMLInputElement && field.value !== query.search) type(field.value);
  });
  // What was typed before the scripts arrived counts as typed now.
  useEffect(() => sendTyped(), []);
  // Whoever types and at once follows a link must not be called back by the search.
  const goesTo = useNavigation().location?.pathname;
  useEffect(() => {
    if (goesTo && goesTo !== "/directory") clearTimeout(timer.current);
  }, [goesTo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer is a new query, like the one before or not
  useEffect(() => setSent(null), [query]);
  useEffect(() => {
    const isLast = asked.current.at(-1) === query.search;
    // An answer may come late, when more has been typed already.
    if (!isLast && asked.current.includes(query.search)) return;
    asked.current = [query.search];
    if (isLast) return;
    clearTimeout(timer.current);
    setText(query.search);
  }, [query.search]);

  function send(change: { without?: readonly string[]; replace?: boolean } = {}) {
    clearTimeout(timer.current);
    if (!form.current) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === "string" && !change.without?.includes(name)) params.set(name, value);
    }
    const next = readDirectoryQuery(params);
    asked.current.push(next.search);
    // Without a network the page stays as it is, and so does the choice.
    if (navigator.onLine) setSent(next);
    void navigate(directoryPath(next), { preventScrollReset: true, replace: change.replace ?? false });
  }

  function type(typed: string) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send({ replace: true }), typingPauseMs);
  }

  return {
    form,
    text,
    pending: sent ?? query,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      send();
    },
    /** Typing replaces the entry in the history: going back leaves the search, not a letter. */
    onType: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
    /** Somebody goes elsewhere: the search that waits for a pause in typing must not call them back. */
    onLeave: () => clearTimeout(timer.current),
    onChoose: () => send(),
    /** A state takes the place of a city. */
    onChooseState: () => send({ without: ["near", "lat", "lng"] }),
  };
}

export type DirectoryForm = ReturnType<typeof useDirectoryForm>;

const slowAfterMs = 300;

/** Whether another list has been on its way for so long that outlines should stand in for it. */
export function useSlowList(): boolean {
  const { location } = useNavigation();
  const isLoading = location?.pathname === "/directory";
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && isSlow;
}
