import { data, redirect } from "react-router";
import { exportAudit } from "#platform/audit/commands/export-audit.server.ts";
import { auditColumns, writeJsonLines } from "#platform/audit/write-export.ts";
import { actorOf } from "#platform/auth/actor.ts";
import { fileResponse } from "#platform/http/response/file-response.server.ts";
import { writeCsv } from "#platform/http/response/write-csv.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import type { Route } from "./+types/audit-export";
import { auditList, maxExportedRows } from "./audit-query.ts";
import { findUnknownPerson, readFilters } from "./read-audit.server.ts";

/** The file is the response to a form. A GET redirects to that form. */
export function loader() {
  return redirect(auditList.path);
}

/** Streams the filtered audit log as a file. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const format = form.get("format");
  if (format !== "csv" && format !== "jsonl") throw data(null, { status: 400 });
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const query = auditList.read(new URLSearchParams(texts));
  // Ignoring an unknown filter would export more than requested.
  const unknown = await findUnknownPerson(services.db, query);
  if (unknown.length > 0) throw data(null, { status: 400 });
  const filters = await readFilters(services.db, query);
  const actor = actorOf(context.get(visitContext), request);
  const result = await exportAudit(services, actor, { filters, format, maxRows: maxExportedRows });
  if (!result.ok) throw data(null, { status: 403 });
  const { batches } = result;
  return fileResponse(
    "audit",
    format,
    format === "csv" ? writeCsv(auditColumns, batches) : writeJsonLines(batches),
  );
}
