import { auditOrder } from "#platform/audit/search-audit.server.ts";
import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { ExportForm } from "#ui/admin/export-form.tsx";
import { AdminTablePage } from "#ui/admin/table-page.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { RowTitle } from "#ui/data-table.tsx";
import { FieldChanges } from "#ui/field-changes.tsx";
import { describeCount } from "#ui/format-number.ts";
import { TextLink } from "#ui/text-link.tsx";
import type { Route } from "./+types/audit";
import { AuditFilterForm } from "./audit-filter-form.tsx";
import { type AuditQuery, auditList, maxExportedRows } from "./audit-query.ts";
import { findUnknownPerson, readAudit } from "./read-audit.server.ts";

export const meta = pageTitle("Audit · Admin", { robots: "noindex" });

export const loader = listLoader({
  list: auditList,
  isCursor: auditOrder.isCursor,
  findUnknown: findUnknownPerson,
  read: readAudit,
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, auditList);

/** Who did what and when, newest first. Actor and record link to all entries about them. */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { query, found } = loaderData;
  const { person, type, id, action, from, to } = query;
  const hrefOf = (changes: Partial<AuditQuery>) => auditList.href(auditList.change(query, changes));
  return (
    <AdminTablePage
      list={auditList}
      loaded={loaderData}
      label="Audit log"
      noun="the audit log"
      bar={<AuditFilterForm query={query} kinds={found?.kinds ?? []} />}
      columns={[
        {
          header: "What",
          cell: ({ did, thing, type, subjectId }) => (
            <RowTitle
              title={did}
              note={
                <>
                  {thing} <TextLink to={hrefOf({ type, id: subjectId })}>{subjectId}</TextLink>
                </>
              }
            />
          ),
        },
        { header: "Who", cell: ({ who, person }) => <TextLink to={hrefOf({ person })}>{who}</TextLink> },
        { header: "When", cell: ({ at, when }) => <time dateTime={at}>{when}</time> },
        {
          header: "Changes",
          cell: ({ changes }) => (
            <FieldChanges label={describeCount(changes.length, "field", "fields")} changes={changes} />
          ),
        },
      ]}
      empty={{
        title: "Nothing was written down.",
        text: "No entry fits all of these filters.",
        action: <ButtonLink to={auditList.path}>The whole log</ButtonLink>,
      }}
      foot={
        <ExportForm
          action="/admin/audit/export"
          query={{ person, type, id, action, from, to }}
          filteredBy="the filters show"
          max={maxExportedRows}
          noun="entries"
          formats={[
            { value: "csv", label: "Download CSV" },
            { value: "jsonl", label: "Download JSON lines" },
          ]}
        />
      }
    />
  );
}
