import { useEffect } from "react";
import { FailedState } from "./failed-state.tsx";
import { showToast } from "./toast-store.ts";

type TableFailedProps = { reason: string; errorId: string | null };

const failed = { title: "Error", description: "Failed to fetch data" };
const waiting: Record<string, string> = {
  busy: "Many people are searching right now. Please try again in a moment.",
  "too-many": "That was a lot of searches in one minute. Please try again in a moment.",
};

/** Shown instead of a table that failed to load, with a toast and a Retry button. */
export function TableFailed({ reason, errorId }: TableFailedProps) {
  const words = waiting[reason] ?? failed.description;
  useEffect(() => {
    showToast({ title: failed.title, description: words, variant: "destructive" });
  }, [words]);
  return <FailedState title={failed.title} message={errorId ? `${words} Error id: ${errorId}` : words} />;
}
