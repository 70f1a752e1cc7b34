/** A column of a CSV file: its name, and its text for each row. */
export type CsvColumn<Row> = readonly [name: string, value: (row: Row) => string | null];

/** Rows as lines of CSV, with a header, batch by batch. */
export async function* writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield `${columns.map(([name]) => name).join(",")}\r\n`;
  for await (const rows of batches)
    yield rows.map((row) => `${columns.map(([, value]) => cell(value(row))).join(",")}\r\n`).join("");
}

/** Includes full-width characters, which some spreadsheets treat like the plain ones. */
const formulaStart = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A quoted cell. Text that starts like a formula is prefixed with an apostrophe, because a spreadsheet would run it.
 */
function cell(text: string | null): string {
  if (text === null) return "";
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
