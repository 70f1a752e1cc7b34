import type { ReactNode } from "react";
import { Cloth } from "#ui/cloth.tsx";
import type { Claimable, SubjectKind } from "../rules.ts";
import { subjectWords } from "../subject-words.ts";
import { ClaimHead } from "./claim-head.tsx";
import { ClaimNotes } from "./claim-notes.tsx";

type ClaimLayoutProps = {
  kind: SubjectKind;
  /** The subject of the claim, once it is chosen. */
  claimable: Claimable | undefined;
  notices: readonly string[];
  children: ReactNode;
};

/** The frame of a claim page: header, form, and an explanation of the process. */
export function ClaimLayout({ kind, claimable, notices, children }: ClaimLayoutProps) {
  const { palette } = subjectWords[kind];
  return (
    <div data-palette={palette}>
      <ClaimHead kind={kind} subject={claimable ?? null} />
      <div className="wrap grid items-start gap-x-[clamp(2rem,6vw,5rem)] gap-y-10 pt-[clamp(1.75rem,3.5vw,2.75rem)] pb-(--section) lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {notices.map((words) => (
            <p key={words} className="list-notice">
              {words}
            </p>
          ))}
          {children}
        </div>
        <aside aria-label="About your claim">
          {claimable && (
            <div className="mb-5 max-lg:hidden">
              <Cloth id={claimable.id} palette={palette} ratio={1.33} height={240} />
              <p className="display mt-3 text-name [overflow-wrap:anywhere]">{claimable.name}</p>
              <p className="text-muted text-small">{claimable.location}</p>
            </div>
          )}
          <ClaimNotes />
        </aside>
      </div>
    </div>
  );
}
