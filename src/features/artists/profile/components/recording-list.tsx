import type { ReactNode } from "react";
import { ExternalLink } from "#ui/external-link.tsx";
import type { Work } from "../portfolio.ts";
import { Wave } from "./wave.tsx";

type RecordingListProps = { heading: ReactNode; recordings: readonly Work[] };

/** Links to recordings, one per row. Embedded players would tell their hosts who listens. */
export function RecordingList({ heading, recordings }: RecordingListProps) {
  return (
    <div>
      <div className="audio-head">
        {heading}
        <p>{recordings.length === 1 ? "1 recording" : `${recordings.length} recordings`}</p>
      </div>
      <ul className="audio-list">
        {recordings.map(({ number, href, title }) => (
          <li key={number} className="audio-row">
            <ExternalLink className="audio-title" href={href}>
              {title}
            </ExternalLink>
            <Wave seed={href} bars={72} />
          </li>
        ))}
      </ul>
    </div>
  );
}
