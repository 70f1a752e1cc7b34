import { data } from "react-router";
import { requireOwnBusiness } from "#features/directory/exports/own-business.server.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { Pager } from "#ui/pagination.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { handleParcel } from "../parcels/handle-parcel.server.ts";
import { cancelSchema, sendSchema } from "../parcels/input.ts";
import { listCurrencies } from "../queries/list-currencies.server.ts";
import { listSellerParcels, sellerParcelsOrder } from "../queries/list-seller-parcels.server.ts";
import type { Route } from "./+types/seller-orders";
import { presentSellerParcel } from "./present-seller-parcel.ts";
import { sellerOrdersList } from "./seller-orders-query.ts";
import { SellerParcelItem } from "./seller-parcel-item.tsx";

export const meta = pageTitle("Your orders", { robots: "noindex" });

const parcelsPerPage = 10;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { business } = await requireOwnBusiness(context, url, params.id);
  const { db } = context.get(servicesContext);
  const list = sellerOrdersList(business.id);
  const query = list.read(url.searchParams);
  if (query.after && !sellerParcelsOrder.isCursor({ ...query, sort: "newest" }))
    throw data(null, { status: 404 });
  const isOpen = query.show === "open";
  const [currencies, { items, nextCursor }] = await Promise.all([
    listCurrencies(db),
    listSellerParcels(db, { businessId: business.id, isOpen, after: query.after, limit: parcelsPerPage }),
  ]);
  return {
    id: business.id,
    isOpen,
    fields: { send: describeFields(sendSchema), cancel: describeFields(cancelSchema) },
    parcels: items.map((parcel) => presentSellerParcel(parcel, currencies.get(parcel.currency) ?? null)),
    pages: list.pages(query, nextCursor, ""),
  };
}

export async function action(args: Route.ActionArgs) {
  const { business } = await requireOwnBusiness(args.context, args.url, args.params.id);
  // The same page of the list, so that an owner can work through it.
  const to = `/dashboard/${business.id}/orders${args.url.search}`;
  return handleParcel(args, { form: await args.request.formData(), to });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Not done" });

/** The parcels of a business, to pack and to send. */
export default function SellerOrders({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { id, isOpen, parcels, fields, pages } = loaderData;
  const path = `/dashboard/${id}/orders`;
  return (
    <section aria-labelledby="orders" className="max-w-[52rem]" data-palette="plum">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="orders">{isOpen ? "Orders to ship" : "Your orders"}</h2>
        <TextLink to={isOpen ? path : `${path}?show=open`} className="hit py-2">
          {isOpen ? "All orders" : "To ship"}
        </TextLink>
      </div>
      {parcels.length === 0 && (
        <p className="border-ink border-t-2 pt-4 text-muted">
          {isOpen ? "Everything has shipped. Well done." : "Nobody has bought from you here yet."}
        </p>
      )}
      {parcels.map((parcel) => (
        <SellerParcelItem key={parcel.id} parcel={parcel} fields={fields} failure={failure} />
      ))}
      <Pager label="Pages of your orders" {...pages} />
    </section>
  );
}
