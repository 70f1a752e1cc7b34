import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type Column<Line> = {
  head: ReactNode;
  cell: (line: Line) => ReactNode;
  /** Stands at the end of the line, on phones beside the first cell: a button, a switch. */
  isAction?: boolean;
  /** Tabular figures that do not wrap: a date, a sum. */
  isFigure?: boolean;
  /** Left out on phones. */
  isExtra?: boolean;
};

type DataTableProps<Line> = {
  /** What the table lists, for people who hear the page. */
  label: string;
  /** The first one names the line. */
  columns: readonly [Column<Line>, ...Column<Line>[]];
  lines: readonly Line[];
  keyOf: (line: Line) => string;
  isChosen?: (line: Line) => boolean;
};

/** A table under one rule; on phones each line is a small stack. */
export function DataTable<Line>({ label, columns, lines, keyOf, isChosen }: DataTableProps<Line>) {
  const [first, ...others] = columns;
  return (
    <table className="data-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
            <th key={at} scope="col" className={classes("data-head", classOf(column))}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={keyOf(line)} data-chosen={isChosen?.(line) || undefined}>
            <th scope="row">{first.cell(line)}</th>
            {others.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
              <td key={at} className={classOf(column)}>
                {column.cell(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const classOf = <Line,>({ isAction, isFigure, isExtra }: Column<Line>) =>
  classes(isAction && "data-action", isFigure && "data-figure", isExtra && "data-extra");

/** The first cell of a line: a square of cloth, a name, a note. */
export function LineTitle({ cloth, title, note }: { cloth?: ReactNode; title: ReactNode; note?: ReactNode }) {
  return (
    <div className="line-title">
      {cloth}
      <div>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </div>
    </div>
  );
}
