import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";

/** Every control of a list belongs to the one form of this id, wherever it stands: without script it is sent as it is. */
export const listFormId = "list-form";

/** The part of a list's query schema that the form needs. */
export type ListAddress<Query> = {
  path: string;
  read: (params: URLSearchParams) => Query;
  href: (query: Query) => string;
};

/** What every list asks for: a page of it, and perhaps a text. */
export type AnyQuery = { after: string; search?: string };

const typingPauseMs = 250;

/** Turns every change of the form into an address, and every address into what the form shows. */
export function useListForm<Query extends AnyQuery>(list: ListAddress<Query>, query: Query) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = query.search ?? "";
  const [text, setText] = useState(search);
  /** The searches this form has sent since the last answer: any other comes from a link, or from going back. */
  const asked = useRef([search]);
  /** What is on its way, so that a choice shows at once. */
  const [sent, setSent] = useState<Query | null>(null);

  useEffect(() => () => clearTimeout(timer.current), []);
  const sendTyped = useEffectEvent(() => {
    const field = form.current?.elements.namedItem("search");
    if (field instanceof HTMLInputElement && field.value !== search) type(field.value);
  });
  // What was typed before the scripts arrived counts as typed now.
  useEffect(() => sendTyped(), []);
  // Somebody who types and at once follows a link must not be called back by the search.
  const goesTo = useNavigation().location?.pathname;
  useEffect(() => {
    if (goesTo && goesTo !== list.path) clearTimeout(timer.current);
  }, [goesTo, list.path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer is a new query, like the one before or not
  useEffect(() => setSent(null), [query]);
  useEffect(() => {
    const isLast = asked.current.at(-1) === search;
    // An answer may come late, when more has been typed already.
    if (!isLast && asked.current.includes(search)) return;
    asked.current = [search];
    if (isLast) return;
    clearTimeout(timer.current);
    setText(search);
  }, [search]);

  function send(change: { without?: readonly string[]; replace?: boolean } = {}) {
    clearTimeout(timer.current);
    if (!form.current) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === "string" && !change.without?.includes(name)) params.set(name, value);
    }
    const next = list.read(params);
    asked.current.push(next.search ?? "");
    // Without a network the page stays as it is, and so does the choice.
    if (navigator.onLine) setSent(next);
    void navigate(list.href(next), { preventScrollReset: true, replace: change.replace ?? false });
  }

  function type(typed: string) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send({ replace: true }), typingPauseMs);
  }

  return {
    form,
    path: list.path,
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
    /** A control was changed. Names in `without` are left out: a state, for one, takes the place of a city. */
    onChoose: (without: readonly string[] = []) => send({ without }),
  };
}

export type ListForm<Query extends AnyQuery> = ReturnType<typeof useListForm<Query>>;
/** What the parts of a list need of its form, whatever it asks for. */
export type AnyListForm = Omit<ListForm<AnyQuery>, "pending">;

const slowAfterMs = 300;

/** Whether another page of the list has been on its way for so long that outlines should stand in for it. */
export function useSlowList(path: string): boolean {
  const { location } = useNavigation();
  const isLoading = location?.pathname === path;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && isSlow;
}
