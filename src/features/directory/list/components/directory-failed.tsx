import { useEffect, useMemo } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { FailedState } from "#ui/failed-state.tsx";
import { showToast } from "#ui/toast-store.ts";
import { readDirectoryQuery } from "../../input.ts";
import type { ReadFailure } from "../read-for-page.server.ts";
import { DirectoryHead } from "./directory-head.tsx";
import { DirectorySearch } from "./directory-search.tsx";
import { useDirectoryForm } from "./use-directory-form.ts";

const messages: Readonly<Record<ReadFailure, string>> = {
  failed: "Failed to load directory data. Please try again later.",
  busy: "So many people are searching right now that yours has to wait. Please try again in a moment.",
  "too-many": "That was a lot of searches in one minute. Take a breath, then try again.",
};

/** The directory when it could not be read; `failure` is told anew each time that happens. */
export function DirectoryFailed({ failure }: { failure: unknown }) {
  const reason = isRouteErrorResponse(failure) ? readReason(failure.data) : "failed";
  const message = messages[reason];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words for every new failure
  useEffect(() => {
    if (reason === "failed") showToast({ title: "Error", description: message, variant: "destructive" });
  }, [failure]);
  const { search } = useLocation();
  // The same query until the address changes: every new one counts as an answer.
  const query = useMemo(() => readDirectoryQuery(new URLSearchParams(search)), [search]);
  const live = useDirectoryForm(query);
  return (
    <>
      <DirectoryHead title="The directory">
        <DirectorySearch live={live} states={query.state ? [{ name: query.state, businesses: null }] : []} />
      </DirectoryHead>
      <div className="wrap section-y">
        <FailedState {...(reason !== "failed" && { title: "Hold on a moment" })} message={message} />
      </div>
    </>
  );
}

function readReason(told: unknown): ReadFailure {
  return told === "busy" || told === "too-many" ? told : "failed";
}
