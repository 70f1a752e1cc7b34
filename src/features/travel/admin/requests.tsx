import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { AdminTablePage } from "#ui/admin/table-page.tsx";
import { RowTitle } from "#ui/data-table.tsx";
import { describeTime } from "#ui/format-day.ts";
import { settleRequest } from "../commands/settle-request.server.ts";
import { listRequests, requestOrder } from "../queries/list-requests.server.ts";
import { requestRefusals } from "../refusals.ts";
import { requestTypes } from "../request-types.ts";
import type { Route } from "./+types/requests";
import { settleSchema } from "./input.ts";
import { Sender, SettleForm, State } from "./request-cells.tsx";
import { requestList, requestStates } from "./requests-query.ts";

export const meta = pageTitle("Requests · Admin", { robots: "noindex" });

export const loader = listLoader({
  list: requestList,
  isCursor: requestOrder.isCursor,
  read: async (db, { state, type, after }) => {
    const { items, nextCursor } = await listRequests(db, { state, type, after, limit: requestList.perPage });
    const requests = items.map(({ createdAt, doneAt, answeredAt, ...request }) => ({
      ...request,
      sent: describeTime(createdAt),
      done: doneAt && describeTime(doneAt),
      answered: answeredAt && describeTime(answeredAt),
    }));
    return { items: requests, nextCursor, fields: describeFields(settleSchema) };
  },
});

const failed = { title: "Update Error" };

export function action(args: Route.ActionArgs) {
  const to = requestList.href(requestList.read(args.url.searchParams));
  return handleForm(args, {
    schema: settleSchema,
    refusals: requestRefusals,
    title: failed.title,
    run: settleRequest,
    done: ({ isMailed }, { isDone }) => ({
      to,
      toast: {
        title: isDone ? "Request marked as done" : "Request opened again",
        ...(isMailed && { description: "Your answer is on its way by email." }),
      },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

const everyKind = { value: "", label: "Every kind" };
const kinds = [everyKind, ...requestTypes.map((type) => ({ value: type, label: type }))];

/** Requests, newest first. */
export default function RequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminTablePage
      list={requestList}
      loaded={loaderData}
      label="Requests"
      choices={[
        { label: "State", name: "state", options: requestStates },
        { label: "Kind of request", name: "type", options: kinds },
      ]}
      columns={[
        {
          header: "Request",
          cell: ({ type, details }) => (
            <RowTitle
              title={type}
              note={<span className="whitespace-pre-line text-pretty">{details ?? "No details"}</span>}
            />
          ),
        },
        { header: "From", cell: (request) => <Sender {...request} /> },
        { header: "State", cell: (request) => <State {...request} /> },
        {
          header: <span className="sr-only">Settle</span>,
          cell: (request) => (
            <SettleForm request={request} fields={loaderData.found?.fields ?? {}} failure={actionData} />
          ),
        },
      ]}
      empty={{
        title: "Nobody asks for anything.",
        text: "Suggestions for destinations, services and businesses come here.",
      }}
    />
  );
}
