import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "#ui/toast-store.ts";
import { applyChange } from "../apply-change.ts";
import { describeRefused, type RefusedEdit } from "../refused-edits.ts";
import type { Trip, TripChange } from "../trip.ts";

type Known = { trip: Trip; version: number };
type Answer = { trip: Trip; version: number; refused: string[]; by: string | null };
export type Refusal = RefusedEdit & { by: string | null };

const refreshMs = 10_000;
const retryMs = 4_000;

/**
 * The trip as the person sees it: what the server has, with their own changes on top until it has taken them. Changes are
 * sent one after the other; while the server is out of reach they wait.
 */
export function useLiveTrip({ trip, version }: Known, path: string) {
  const [known, setKnown] = useState<Known>({ trip, version });
  const [waiting, setWaiting] = useState<readonly TripChange[]>([]);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isAway, setAway] = useState(false);
  const [tries, setTries] = useState(0);
  const isSending = useRef(false);
  // What the loader brings is newer, or what is already known.
  if (version > known.version) setKnown({ trip, version });

  const [next] = waiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed try is made again.
  useEffect(() => {
    if (!next || isSending.current) return;
    isSending.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    sendChange(path, next).then((answer) => {
      isSending.current = false;
      setAway(answer === "away");
      if (answer === "away") {
        timer = setTimeout(() => setTries((count) => count + 1), retryMs);
        return;
      }
      setWaiting((changes) => changes.slice(1));
      if ("error" in answer)
        return showToast({ title: "Not saved", description: answer.error, variant: "destructive" });
      setKnown((before) => (answer.version >= before.version ? answer : before));
      const added = describeRefused(answer.trip, next, answer.refused).map((edit) => ({
        ...edit,
        by: answer.by,
      }));
      if (added.length > 0)
        setRefused((edits) => [...edits.filter(({ id }) => added.every((edit) => edit.id !== id)), ...added]);
    });
    return () => clearTimeout(timer);
  }, [next, path, tries]);

  useRefresh(path, known.version, waiting.length === 0);
  useUnsentWarning(waiting.length > 0);
  const send = useCallback((change: TripChange) => setWaiting((changes) => [...changes, change]), []);
  const dismiss = useCallback(
    (id: string) => setRefused((edits) => edits.filter((edit) => edit.id !== id)),
    [],
  );
  return {
    trip: waiting.reduce((shown, change) => applyChange(shown, change).trip, known.trip),
    send,
    refused,
    dismiss,
    state: isAway ? ("away" as const) : waiting.length > 0 ? ("saving" as const) : ("saved" as const),
  };
}

/** While changes wait to be sent, the browser asks before it leaves the page. */
function useUnsentWarning(isUnsent: boolean) {
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnsent]);
}

/** Asks every ten seconds, while the page is visible, whether somebody else has changed the trip. */
function useRefresh(path: string, version: number, isIdle: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isIdle) return;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const newest = await findVersion(path);
      if (newest !== null && newest > version) await revalidate();
    };
    const timer = setInterval(() => void ask(), refreshMs);
    const onVisible = () => void ask();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [path, version, isIdle, revalidate]);
}

async function findVersion(path: string): Promise<number | null> {
  try {
    const response = await fetch(`${path}/live`);
    return response.ok ? ((await response.json()) as { version: number }).version : null;
  } catch {
    return null;
  }
}

async function sendChange(path: string, change: TripChange): Promise<Answer | { error: string } | "away"> {
  try {
    // Not as an address is written: long notes in some scripts would be larger than the server takes.
    const body = new FormData();
    body.set("change", JSON.stringify(change));
    const response = await fetch(`${path}/live`, { method: "POST", body });
    if ([429, 502, 503, 504].includes(response.status)) return "away";
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return answer as Answer;
    return {
      error: (answer as { error?: string }).error ?? "Something went wrong. Please load the page again.",
    };
  } catch {
    return "away";
  }
}
