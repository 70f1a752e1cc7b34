import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { loadList } from "#platform/http/load-list.server.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { servicesContext } from "#platform/http/services.ts";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { formatTime } from "#ui/format-day.ts";
import { ChoiceLinks } from "#ui/list-page/choice-links.tsx";
import { Pager } from "#ui/pagination.tsx";
import { TableFailed } from "#ui/table-failed.tsx";
import { settleReport } from "../commands/settle-report.server.ts";
import { settleSchema } from "../input.ts";
import { listReports, reportOrder } from "../queries/list-reports.server.ts";
import { connectRefusals } from "../refusals.ts";
import { requireConnect } from "../require-open.server.ts";
import { reportReasons } from "../rules.ts";
import type { Route } from "./+types/reports";
import { ReportTable } from "./report-table.tsx";
import { reportList, reportStates } from "./reports-query.ts";

export const headers = passHeaders;
export const meta = pageTitle("Messages · Admin", { robots: "noindex" });

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireConnect(context.get(servicesContext).db);
  return loadList(context, url, {
    list: reportList,
    isCursor: reportOrder.isCursor,
    read: async (db, { state, after }) => {
      const { items, nextCursor } = await listReports(db, { state, after, limit: reportList.perPage });
      const reports = items.map(({ createdAt, reason, ...report }) => ({
        ...{ ...report, reason: reportReasons[reason] },
        sent: { at: createdAt.toISOString(), when: formatTime(createdAt) },
      }));
      return { reports, nextCursor, fields: describeFields(settleSchema) };
    },
  });
}

const failed = { title: "Update Error" };
const toasts = {
  closed: { title: "Conversation closed" },
  dismissed: { title: "Report dismissed" },
  open: { title: "Report opened again" },
};

export async function action(args: Route.ActionArgs) {
  await requireConnect(args.context.get(servicesContext).db);
  return answerForm(args, {
    ...{ schema: settleSchema, refusals: connectRefusals, title: failed.title, run: settleReport },
    done: (_result, { outcome }) => ({
      to: reportList.href(reportList.read(args.url.searchParams)),
      toast: toasts[outcome],
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** Conversations that somebody has reported, newest first. */
export default function ReportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, found, failure } = loaderData;
  if (!found) return <TableFailed {...failure} />;
  const { reports, nextCursor, fields } = found;
  return (
    <>
      <ChoiceLinks
        label="State"
        choices={reportStates}
        chosen={query.state}
        toChoice={(state) => reportList.href(reportList.change(query, { state }))}
      />
      {reports.length > 0 ? (
        <>
          <ReportTable reports={reports} fields={fields} failure={actionData} />
          <Pager label="Pages of reports" {...reportList.pages(query, nextCursor, "")} />
        </>
      ) : (
        <EmptyState
          title="Nobody has reported a message."
          cloth={<Cloth id="admin-messages" palette="indigo" ratio={0.93} height={420} eager />}
        >
          Conversations of members and artists are private. You see those that one of the two reports.
        </EmptyState>
      )}
    </>
  );
}
