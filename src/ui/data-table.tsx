import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type Column<Row> = {
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** A button or switch at the end of the row; on phones, next to the first cell. */
  isAction?: boolean;
  /** Tabular digits without wrapping: a date, an amount. */
  isNumeric?: boolean;
  isHiddenOnPhones?: boolean;
};

type DataTableProps<Row> = {
  /** The table's accessible name. */
  label: string;
  /** The first column is the row header. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  isChosen?: (row: Row) => boolean;
};

/** A data table. On phones, the cells of a row are stacked. */
export function DataTable<Row>({ label, columns, rows, keyOf, isChosen }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <table className="data-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered
            <th key={index} scope="col" className={classes("data-header", classOf(column))}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-chosen={isChosen?.(row) || undefined}>
            <th scope="row">{first.cell(row)}</th>
            {others.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered
              <td key={index} className={classOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const classOf = <Row,>({ isAction, isNumeric, isHiddenOnPhones }: Column<Row>) =>
  classes(isAction && "data-action", isNumeric && "data-figure", isHiddenOnPhones && "data-extra");

/** The first cell of a row: cloth, name and note. */
export function RowTitle({ cloth, title, note }: { cloth?: ReactNode; title: ReactNode; note?: ReactNode }) {
  return (
    <div className="row-title">
      {cloth}
      <div>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </div>
    </div>
  );
}
