import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { listLoader } from "#platform/http/load-list.server.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { formatTime } from "#ui/format-day.ts";
import { ChoiceLinks } from "#ui/list-page/choice-links.tsx";
import { Pager } from "#ui/pagination.tsx";
import { TableFailed } from "#ui/table-failed.tsx";
import { settleRequest } from "../commands/settle-request.server.ts";
import { listRequests, requestOrder } from "../queries/list-requests.server.ts";
import { requestRefusals } from "../refusals.ts";
import { requestTypes } from "../request-types.ts";
import type { Route } from "./+types/requests";
import { settleSchema } from "./input.ts";
import { RequestTable } from "./request-table.tsx";
import { type RequestQuery, requestList, requestStates } from "./requests-query.ts";

export const headers = passHeaders;
export const meta = pageTitle("Requests · Admin", { robots: "noindex" });

export const loader = listLoader({
  list: requestList,
  isCursor: requestOrder.isCursor,
  read: async (db, { state, type, after }) => {
    const { items, nextCursor } = await listRequests(db, { state, type, after, limit: requestList.perPage });
    const requests = items.map(({ createdAt, doneAt, answeredAt, ...request }) => ({
      ...request,
      sent: { at: createdAt.toISOString(), when: formatTime(createdAt) },
      done: doneAt && { at: doneAt.toISOString(), when: formatTime(doneAt) },
      answered: answeredAt && { at: answeredAt.toISOString(), when: formatTime(answeredAt) },
    }));
    return { requests, nextCursor, fields: describeFields(settleSchema) };
  },
});

const failed = { title: "Update Error" };

export function action(args: Route.ActionArgs) {
  const to = requestList.href(requestList.read(args.url.searchParams));
  return answerForm(args, {
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

/** What people ask for, newest first. */
export default function RequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, found, failure } = loaderData;
  if (!found) return <TableFailed {...failure} />;
  const { requests, nextCursor, fields } = found;
  return (
    <>
      <Choices query={query} />
      {requests.length > 0 ? (
        <>
          <RequestTable requests={requests} fields={fields} failure={actionData} />
          <Pager label="Pages of requests" {...requestList.pages(query, nextCursor, "")} />
        </>
      ) : (
        <EmptyState
          title="Nobody asks for anything."
          cloth={<Cloth id="admin-requests" palette="gold" ratio={0.93} height={420} eager />}
        >
          Suggestions for destinations, services and businesses come here.
        </EmptyState>
      )}
    </>
  );
}

function Choices({ query }: { query: RequestQuery }) {
  const to = (changes: Partial<RequestQuery>) => requestList.href(requestList.change(query, changes));
  return (
    <>
      <ChoiceLinks
        label="State"
        choices={requestStates}
        chosen={query.state}
        toChoice={(state) => to({ state })}
      />
      <ChoiceLinks
        label="Kind of request"
        choices={[
          { value: "", label: "Every kind" },
          ...requestTypes.map((type) => ({ value: type as string, label: type as string })),
        ]}
        chosen={query.type}
        toChoice={(type) => to({ type })}
      />
    </>
  );
}
