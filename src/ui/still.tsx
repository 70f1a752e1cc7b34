import type { FunctionComponent } from "react";

/** What can be told apart by its text. A handler leaves no trace in markup, so it may come along. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [name: string]: Plain }
  | ((...given: never[]) => unknown);

/** Kept for the parts that were drawn last: some thousand cards. */
const mostSigns = 16_000_000;
const kept = new Map<string, string>();
let signs = 0;
let parts = 0;
/** The parts of the page that is being written, each by the number in its mark. */
let met: Met[] | null = null;
type Met = { key: string; markup: string | undefined };

/**
 * Marks a part whose markup follows from its props alone: no context that matters, no `useId`, no bare text at its
 * edges. The server then draws it once for equal props and writes the same markup from there on; a list of cards costs
 * a glance at each instead of some twenty elements. In the browser it is the component itself, as it was written.
 */
export function still<Props extends { readonly [name: string]: Plain }>(
  Component: FunctionComponent<Props>,
): FunctionComponent<Props> {
  if (!import.meta.env.SSR) return Component;
  parts += 1;
  const part = parts;
  return (props) => {
    if (!met) return <Component {...props} />;
    const key = `${part} ${JSON.stringify(props)}`;
    const markup = kept.get(key);
    const number = met.push({ key, markup }) - 1;
    if (markup !== undefined) return <still-kept>{number}</still-kept>;
    return (
      <>
        <still-start>{number}</still-start>
        <Component {...props} />
        <still-end>{number}</still-end>
      </>
    );
  };
}

/** Writes a page with the still parts that are kept, and keeps those that it meets for the first time. */
export function writeWithStills(render: () => string): string {
  met = [];
  try {
    return settle(render(), met);
  } finally {
    met = null;
  }
}

const marks = /<still-(kept|start|end)>(\d+)<\/still-\1>/g;

/** Puts markup where the marks are; parts may stand within parts. */
function settle(html: string, parts: readonly Met[]): string {
  const starts: number[] = [];
  let page = "";
  let read = 0;
  for (const { index, 0: mark, 1: kind, 2: number } of html.matchAll(marks)) {
    page += html.slice(read, index);
    read = index + mark.length;
    const part = parts[Number(number)];
    if (kind === "kept") page += part?.markup;
    else if (kind === "start") starts.push(page.length);
    else if (part) keep(part.key, page.slice(starts.pop()));
  }
  return page + html.slice(read);
}

function keep(key: string, markup: string) {
  // Such an id tells where on its page something stands, and the browser would make another one: the part is drawn
  // anew each time. Data may look the same, so this is no error.
  if (markup.includes('"_R_') || kept.has(key)) return;
  kept.set(key, markup);
  signs += key.length + markup.length;
  for (const [oldest, { length }] of kept) {
    if (signs <= mostSigns) break;
    kept.delete(oldest);
    signs -= oldest.length + length;
  }
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "still-kept": { children: number };
      "still-start": { children: number };
      "still-end": { children: number };
    }
  }
}
