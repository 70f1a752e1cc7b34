import { Fragment } from "react";
import { RemovableChip } from "#ui/chip.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { QueryDescription } from "../present/describe-query.ts";

/** How the query was understood. Each part can be removed, and one link searches the exact words. */
export function QuerySummary({ description, text }: { description: QueryDescription; text: string }) {
  const { chips, words, corrections, note, exactTo } = description;
  return (
    <div className="read-as">
      {corrections.map(({ original, corrected }) => (
        <p key={original}>
          Showing results for “{corrected}” instead of “{original}”.
        </p>
      ))}
      {chips.length > 0 && <p>Showing</p>}
      {chips.map(({ part, before, label, to }) => (
        <Fragment key={part}>
          {before && <p>{before}</p>}
          <RemovableChip to={to}>{label}</RemovableChip>
        </Fragment>
      ))}
      {chips.length > 0 && words && <p>matching “{words}”</p>}
      {note && <p>{note}</p>}
      <TextLink to={exactTo} className="hit">
        Search the exact words instead<span className="sr-only">: {text}</span>
      </TextLink>
    </div>
  );
}
