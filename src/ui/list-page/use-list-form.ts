import {
  type ChangeEvent,
  createContext,
  type FormEvent,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useNavigate, useNavigation } from "react-router";

/** All controls of a list belong to the form with this id, so it also works without JavaScript. */
export const listFormId = "list-form";

/** The part of a list's query schema that the form needs. */
export type ListAddress<Query> = {
  path: string;
  read: (params: URLSearchParams) => Query;
  href: (query: Query) => string;
};

/** The query of any list: a cursor, and a search term if it has a search. */
export type AnyQuery = { after: string; search?: string };

const debounceMs = 250;

/** Syncs the form with the URL, in both directions. */
export function useListForm<Query extends AnyQuery>(list: ListAddress<Query>, query: Query) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = query.search ?? "";
  const [text, setText] = useState(search);
  /** Searches sent since the last response. Any other search comes from a link or the history. */
  const sentSearches = useRef([search]);
  /** The query being loaded, so that a choice shows immediately. */
  const [pendingQuery, setPendingQuery] = useState<Query | null>(null);

  useEffect(() => () => clearTimeout(timer.current), []);
  const sendTyped = useEffectEvent(() => {
    const field = form.current?.elements.namedItem("search");
    if (field instanceof HTMLInputElement && field.value !== search) type(field.value);
  });
  // Text typed before hydration.
  useEffect(() => sendTyped(), []);
  // A debounced search must not override a navigation to another page.
  const destination = useNavigation().location?.pathname;
  useEffect(() => {
    if (destination && destination !== list.path) clearTimeout(timer.current);
  }, [destination, list.path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every response is a new query object, equal or not
  useEffect(() => setPendingQuery(null), [query]);
  useEffect(() => {
    const isLast = sentSearches.current.at(-1) === search;
    // A stale response: more has been typed since.
    if (!isLast && sentSearches.current.includes(search)) return;
    sentSearches.current = [search];
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
    sentSearches.current.push(next.search ?? "");
    // Offline, the navigation is blocked and the choice stays.
    if (navigator.onLine) setPendingQuery(next);
    void navigate(list.href(next), { preventScrollReset: true, replace: change.replace ?? false });
  }

  function type(typed: string) {
    setText(typed);
    sendSoon();
  }

  function sendSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send({ replace: true }), debounceMs);
  }

  return {
    form,
    path: list.path,
    text,
    pending: pendingQuery ?? query,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      send();
    },
    /** Typing replaces the history entry, so Back leaves the search instead of undoing one character. */
    onType: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
    /** Something was typed into a field besides the search. */
    onTypeElsewhere: sendSoon,
    /** Cancels the debounced search before navigating away. */
    onLeave: () => clearTimeout(timer.current),
    /** A control changed. Fields in `without` are dropped: choosing a state, for example, replaces the city. */
    onChoose: (without: readonly string[] = []) => send({ without }),
  };
}

export type ListForm<Query extends AnyQuery> = ReturnType<typeof useListForm<Query>>;
/** The list form without its query type, for shared components. */
export type AnyListForm = Omit<ListForm<AnyQuery>, "pending"> & { pending: object };

/** The form that the controls of a list belong to. */
export const ListFormContext = createContext<AnyListForm | null>(null);

/** The list form around this control. */
export function useFormOfList(): AnyListForm {
  const form = use(ListFormContext);
  if (!form) throw new Error("A control of a list is outside its form");
  return form;
}

/** A field of a query as the text of its control. */
export function textOf(query: object, name: string): string {
  return String((query as Record<string, unknown>)[name] ?? "");
}

const slowAfterMs = 300;

/** Whether the next page of the list takes long enough to load to show skeletons. */
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
