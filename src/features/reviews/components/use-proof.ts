import { type FormEvent, useRef, useState } from "react";

/** Solves a proof of work from the first interaction with a form, and delays submitting until it is solved. */
export function useProof() {
  const field = useRef<HTMLInputElement>(null);
  const work = useRef<Promise<void>>(null);
  const isDone = useRef(false);
  const [isWaiting, setIsWaiting] = useState(false);

  const start = () => {
    work.current ??= solve().then((proof) => {
      if (field.current) field.current.value = proof;
      isDone.current = true;
    });
  };
  const reset = () => {
    work.current = null;
    isDone.current = false;
    if (field.current) field.current.value = "";
  };
  const waitFor = (event: FormEvent<HTMLFormElement>) => {
    if (isDone.current) return;
    const form = event.currentTarget;
    event.preventDefault();
    setIsWaiting(true);
    start();
    void work.current?.then(() => {
      setIsWaiting(false);
      form.requestSubmit();
    });
  };
  return { field, start, reset, waitFor, isWaiting };
}

/** Never throws: a post without a proof is taken too. */
async function solve() {
  try {
    const { solveProof } = await import("#platform/http/security/solve-proof.ts");
    return await solveProof("/api/v1/reviews/challenge");
  } catch {
    return "";
  }
}
