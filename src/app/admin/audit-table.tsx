import { DataTable, RowTitle } from "#ui/data-table.tsx";
import { FieldChanges } from "#ui/field-changes.tsx";
import { describeCount } from "#ui/format-number.ts";
import { TextLink } from "#ui/text-link.tsx";
import { type AuditQuery, auditList } from "./audit-query.ts";
import type { ShownEntry } from "./read-audit.server.ts";

/** Audit entries. Person and thing are links to all about them. */
export function AuditTable({ entries, query }: { entries: readonly ShownEntry[]; query: AuditQuery }) {
  const to = (changes: Partial<AuditQuery>) => auditList.href(auditList.change(query, changes));
  return (
    <DataTable
      label="Audit log"
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          header: "What",
          cell: ({ did, thing, type, subjectId }) => (
            <RowTitle
              title={did}
              note={
                <>
                  {thing} <TextLink to={to({ type, id: subjectId })}>{subjectId}</TextLink>
                </>
              }
            />
          ),
        },
        { header: "Who", cell: ({ who, person }) => <TextLink to={to({ person })}>{who}</TextLink> },
        { header: "When", cell: ({ at, when }) => <time dateTime={at}>{when}</time> },
        {
          header: "Changes",
          cell: ({ changes }) => (
            <FieldChanges label={describeCount(changes.length, "field", "fields")} changes={changes} />
          ),
        },
      ]}
    />
  );
}
