/** A column of a file: its name, and its text in each row. */
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

/** Quoted; a spreadsheet would run text that begins like a formula, so an apostrophe goes before it. */
function cell(text: string | null): string {
  if (text === null) return "";
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
