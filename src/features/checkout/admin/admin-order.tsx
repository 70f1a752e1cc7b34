import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { AuditLine } from "#ui/audit-line.tsx";
import { Badge } from "#ui/badge.tsx";
import { Form, SubmitButton } from "#ui/form.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { ParcelSection } from "../orders/parcel-section.tsx";
import { cancelSchema, sendSchema } from "../parcels/input.ts";
import { ParcelActs } from "../parcels/parcel-acts.tsx";
import type { Route } from "./+types/admin-order";
import { handleOrder } from "./handle-order.server.ts";
import { refundAllSchema, refundSchema, restockSchema } from "./input.ts";
import { OrderActs } from "./order-acts.tsx";
import { OrderBooks } from "./order-books.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { adminOrdersList } from "./orders-query.ts";
import { readAdminOrder } from "./read-admin-order.server.ts";

export const meta = pageTitle("Order · Admin", { robots: "noindex" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return {
    order: await readAdminOrder(db, params.id ?? ""),
    fields: {
      send: describeFields(sendSchema),
      cancel: describeFields(cancelSchema),
      refund: describeFields(refundSchema),
      refundAll: describeFields(refundAllSchema),
      restock: describeFields(restockSchema),
    },
  };
}

export const action = (args: Route.ActionArgs) => handleOrder(args, args.params.id ?? "");

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Not done" });

/** One order with all its facts and admin actions. */
export default function AdminOrderPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { order, fields } = loaderData;
  return (
    <div data-palette="plum">
      <p className="mb-4">
        <BackLink to={adminOrdersList.path}>Orders</BackLink>
      </p>
      <h2 className="tabular-nums">{order.number}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={order.tone}>{order.state}</Badge>
        <span className="text-muted tabular-nums">{order.total}</span>
      </p>
      {order.problem && <Problem problem={order.problem} />}
      <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {order.parcels.map((parcel, index) => {
            const handled = order.handled[index];
            return (
              <div key={parcel.id}>
                <ParcelSection parcel={parcel} />
                {handled && (
                  <div className="-mt-6 mb-8">
                    <ParcelActs parcel={handled} fields={fields} failure={failure} />
                  </div>
                )}
              </div>
            );
          })}
          <OrderBooks order={order} />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <OrderFacts order={order} />
          <OrderActs order={order} fields={fields} failure={failure} />
          <TitledSection titleId="changes" title="Who did what" level={3} titleClassName="mb-3 text-h3">
            {order.changes.length === 0 && <p className="text-muted">Nobody has touched it.</p>}
            <ol>
              {order.changes.map(({ id, by, did, at, when }) => (
                <li key={id} className="border-line border-t py-2.5">
                  <AuditLine who={by} did={did} at={at} when={when} />
                </li>
              ))}
            </ol>
          </TitledSection>
        </div>
      </div>
    </div>
  );
}

function Problem({ problem }: { problem: string }) {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-danger border-l-6 bg-sunk px-4 py-3">
      <p className="wrap-anywhere min-w-0">
        <b>Needs a look.</b> {problem}
      </p>
      <Form id="settle" preventScrollReset>
        <SubmitButton variant="secondary" size="small" pendingLabel="One moment">
          It is settled
        </SubmitButton>
      </Form>
    </div>
  );
}
