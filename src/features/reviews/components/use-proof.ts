import { type FormEvent, useRef, useState } from "react";

/** Lets the browser work from the first touch of a form on, and holds the form back until there is something to show for it. */
export function useProof() {
  const field = useRef<HTMLInputElement>(null);
  const work = useRef<Promise<void>>(null);
  const isOver = useRef(false);
  const [isAwaited, setIsAwaited] = useState(false);

  const start = () => {
    work.current ??= solve().then((proof) => {
      if (field.current) field.current.value = proof;
      isOver.current = true;
    });
  };
  const forget = () => {
    work.current = null;
    isOver.current = false;
    if (field.current) field.current.value = "";
  };
  const waitFor = (event: FormEvent<HTMLFormElement>) => {
    if (isOver.current) return;
    const form = event.currentTarget;
    event.preventDefault();
    setIsAwaited(true);
    start();
    void work.current?.then(() => {
      setIsAwaited(false);
      form.requestSubmit();
    });
  };
  return { field, start, forget, waitFor, isAwaited };
}

/** Without a proof a review is read by somebody before it is shown, so nothing here may fail. */
async function solve() {
  try {
    const { solveProof } = await import("#platform/http/solve-proof.ts");
    return await solveProof("/api/v1/reviews/challenge");
  } catch {
    return "";
  }
}
