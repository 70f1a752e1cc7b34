import type { FoundEntry } from "./search-audit.server.ts";

type Column = [name: string, value: (entry: FoundEntry) => string | null];

const columns: readonly Column[] = [
  ["at", ({ at }) => at.toISOString()],
  ["actor_id", ({ actorId }) => actorId],
  ["actor", ({ username }) => username],
  ["action", ({ action }) => action],
  ["subject_type", ({ type }) => type],
  ["subject_id", ({ subjectId }) => subjectId],
  ["before", ({ before }) => before && JSON.stringify(before)],
  ["after", ({ after }) => after && JSON.stringify(after)],
  ["request_id", ({ requestId }) => requestId],
  ["ip", ({ ip }) => ip],
];

/** The audit log as lines of CSV, with a header. */
export async function* writeCsv(batches: AsyncIterable<readonly FoundEntry[]>): AsyncGenerator<string> {
  yield `${columns.map(([name]) => name).join(",")}\r\n`;
  for await (const entries of batches)
    yield entries.map((entry) => `${columns.map(([, value]) => cell(value(entry))).join(",")}\r\n`).join("");
}

/** The audit log as one JSON object a line. */
export async function* writeJsonLines(batches: AsyncIterable<readonly FoundEntry[]>): AsyncGenerator<string> {
  for await (const entries of batches)
    yield entries
      .map(({ at, actorId, username, action, type, subjectId, before, after, requestId, ip }) =>
        JSON.stringify({
          ...{ at, actor_id: actorId, actor: username, action, subject_type: type, subject_id: subjectId },
          ...{ before, after, request_id: requestId, ip },
        }),
      )
      .map((line) => `${line}\n`)
      .join("");
}

/** Quoted; a spreadsheet would run text that begins like a formula, so an apostrophe goes before it. */
function cell(text: string | null): string {
  if (text === null) return "";
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
