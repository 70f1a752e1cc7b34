import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { loadList } from "#platform/http/lists/load-list.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { AdminTablePage } from "#ui/admin/table-page.tsx";
import { RowTitle } from "#ui/data-table.tsx";
import { describeTime } from "#ui/format-day.ts";
import { settleReport } from "../commands/settle-report.server.ts";
import { settleSchema } from "../input.ts";
import { listReports, reportOrder } from "../queries/list-reports.server.ts";
import { connectRefusals } from "../refusals.ts";
import { requireConnect } from "../require-open.server.ts";
import { reportReasons } from "../rules.ts";
import type { Route } from "./+types/reports";
import { Messages, SettleForm, State } from "./report-cells.tsx";
import { reportList, reportStates } from "./reports-query.ts";

export const meta = pageTitle("Messages · Admin", { robots: "noindex" });

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireConnect(context.get(servicesContext).db);
  return loadList(context, url, {
    list: reportList,
    isCursor: reportOrder.isCursor,
    read: async (db, { state, after }) => {
      const { items, nextCursor } = await listReports(db, { state, after, limit: reportList.perPage });
      const reports = items.map(({ createdAt, reason, ...report }) => ({
        ...report,
        reason: reportReasons[reason],
        sent: describeTime(createdAt),
      }));
      return { items: reports, nextCursor, fields: describeFields(settleSchema) };
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
  return handleForm(args, {
    schema: settleSchema,
    refusals: connectRefusals,
    title: failed.title,
    run: settleReport,
    done: (_result, { outcome }) => ({
      to: reportList.href(reportList.read(args.url.searchParams)),
      toast: toasts[outcome],
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** Reported conversations, newest first. */
export default function ReportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminTablePage
      list={reportList}
      loaded={loaderData}
      label="Reported conversations"
      noun="reports"
      choices={[{ label: "State", name: "state", options: reportStates }]}
      columns={[
        {
          header: "Report",
          cell: ({ reason, details, isByArtist, sent }) => (
            <>
              <RowTitle
                title={reason}
                note={<span className="whitespace-pre-line text-pretty">{details ?? "No details"}</span>}
              />
              <span className="block text-muted text-small">
                By the {isByArtist ? "artist" : "member"}, <time dateTime={sent.at}>{sent.when}</time>
              </span>
            </>
          ),
        },
        { header: "Conversation", cell: (report) => <Messages {...report} /> },
        { header: "State", cell: (report) => <State {...report} /> },
        {
          header: <span className="sr-only">Settle</span>,
          cell: (report) => (
            <SettleForm report={report} fields={loaderData.found?.fields ?? {}} failure={actionData} />
          ),
        },
      ]}
      empty={{
        title: "Nobody has reported a message.",
        text: "Conversations of members and artists are private. You see those that one of the two reports.",
      }}
    />
  );
}
