import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { FailedState } from "#ui/failed-state.tsx";
import { showToast } from "#ui/toast-store.ts";
import { readDirectoryQuery } from "../input.ts";
import { DirectoryHead } from "./directory-head.tsx";
import { DirectorySearch } from "./directory-search.tsx";
import { useDirectoryForm } from "./use-directory-form.ts";

const message = "Failed to load directory data. Please try again later.";

/** The directory when it could not be read; `failure` is told anew each time that happens. */
export function DirectoryFailed({ failure }: { failure: unknown }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words for every new failure
  useEffect(() => showToast({ title: "Error", description: message, variant: "destructive" }), [failure]);
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
        <FailedState message={message} />
      </div>
    </>
  );
}
