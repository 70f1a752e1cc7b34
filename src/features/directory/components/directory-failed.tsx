import { useEffect } from "react";
import { FailedState } from "#ui/failed-state.tsx";
import { showToast } from "#ui/toast-store.ts";
import { DirectoryHead } from "./directory-head.tsx";

const message = "Failed to load directory data. Please try again later.";

/** The directory when it could not be read; `failure` is told anew each time that happens. */
export function DirectoryFailed({ failure }: { failure: unknown }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words for every new failure
  useEffect(() => showToast({ title: "Error", description: message, variant: "destructive" }), [failure]);
  return (
    <>
      <DirectoryHead />
      <div className="wrap section-y">
        <FailedState message={message} />
      </div>
    </>
  );
}
