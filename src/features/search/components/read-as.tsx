import { Fragment } from "react";
import { RemovableChip } from "#ui/chip.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { ReadAs as ReadAsData } from "../present-reading.ts";

/** How the request was read: each part can be taken out, and all of it with the exact words. */
export function ReadAs({ readAs, typed }: { readAs: ReadAsData; typed: string }) {
  const { parts, words, corrections, note, exactTo } = readAs;
  return (
    <div className="read-as">
      {corrections.map(({ typed: wrong, read }) => (
        <p key={wrong}>
          Showing results for “{read}” instead of “{wrong}”.
        </p>
      ))}
      {parts.length > 0 && <p>Showing</p>}
      {parts.map(({ part, before, label, to }) => (
        <Fragment key={part}>
          {before && <p>{before}</p>}
          <RemovableChip to={to}>{label}</RemovableChip>
        </Fragment>
      ))}
      {parts.length > 0 && words && <p>matching “{words}”</p>}
      {note && <p>{note}</p>}
      <TextLink to={exactTo} className="hit">
        Search the exact words instead<span className="sr-only">: {typed}</span>
      </TextLink>
    </div>
  );
}
