import type { CsvColumn } from "#platform/http/response/write-csv.ts";
import type { AuditEntry } from "./search-audit.server.ts";

/** The columns of the exported audit log. */
export const auditColumns: readonly CsvColumn<AuditEntry>[] = [
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

/** The audit log as JSON, one object per line. */
export async function* writeJsonLines(batches: AsyncIterable<readonly AuditEntry[]>): AsyncGenerator<string> {
  for await (const entries of batches)
    yield entries
      .map(({ at, actorId, username, action, type, subjectId, before, after, requestId, ip }) =>
        JSON.stringify({
          at,
          actor_id: actorId,
          actor: username,
          action,
          subject_type: type,
          subject_id: subjectId,
          before,
          after,
          request_id: requestId,
          ip,
        }),
      )
      .map((line) => `${line}\n`)
      .join("");
}
