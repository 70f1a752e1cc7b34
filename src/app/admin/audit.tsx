import { auditOrder } from "#platform/audit/search-audit.server.ts";
import { listLoader } from "#platform/http/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pager } from "#ui/pagination.tsx";
import { TableFailed } from "#ui/table-failed.tsx";
import type { Route } from "./+types/audit";
import { AuditExport, AuditFilterForm } from "./audit-forms.tsx";
import { auditList } from "./audit-query.ts";
import { AuditTable } from "./audit-table.tsx";
import { findUnknownPerson, readAudit } from "./read-audit.server.ts";

export const headers = passHeaders;
export const meta = pageTitle("Audit · Admin", { robots: "noindex" });

export const loader = listLoader({
  list: auditList,
  isCursor: auditOrder.isCursor,
  findUnknown: findUnknownPerson,
  read: readAudit,
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, auditList);

/** Who did what, and when, newest first. */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { query, found, failure, ignored } = loaderData;
  const { entries = [], nextCursor = null, kinds = [] } = found ?? {};
  return (
    <>
      <AuditFilterForm query={query} kinds={kinds} />
      {ignored.map(({ words }) => (
        <p key={words} className="table-note">
          {words}
        </p>
      ))}
      {failure ? (
        <TableFailed {...failure} />
      ) : entries.length > 0 ? (
        <>
          <AuditTable entries={entries} query={query} />
          <Pager label="Pages of the audit log" {...auditList.pages(query, nextCursor, "")} />
          <AuditExport query={query} />
        </>
      ) : (
        <EmptyState
          title="Nothing was written down."
          cloth={<Cloth id="admin-audit" palette="gold" ratio={0.93} height={420} eager />}
          actions={<ButtonLink to={auditList.path}>The whole log</ButtonLink>}
        >
          No entry fits all of these filters.
        </EmptyState>
      )}
    </>
  );
}
