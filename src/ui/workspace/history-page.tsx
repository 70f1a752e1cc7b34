import { ChangeList, type ShownChange } from "../change-list.tsx";
import { Pager } from "../pagination.tsx";
import { BackLink } from "../text-link.tsx";

type HistoryPageProps = {
  /** The URL of the workspace. */
  base: string;
  noun: "listing" | "profile";
  changes: readonly ShownChange[];
  pages: { previous?: string | undefined; next?: string | undefined };
};

/** All changes of a listing or a profile, page by page. */
export function HistoryPage({ base, noun, changes, pages }: HistoryPageProps) {
  return (
    <section aria-labelledby="changes">
      <p className="mb-3">
        <BackLink to={base}>Your {noun}</BackLink>
      </p>
      <h2 id="changes" className="mb-4">
        What changed
      </h2>
      <ChangeList changes={changes} noun={noun} action={`${base}/changes`} />
      <Pager label="Pages of the history" {...pages} />
    </section>
  );
}
