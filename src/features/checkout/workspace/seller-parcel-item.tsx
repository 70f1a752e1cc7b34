import type { ComponentProps } from "react";
import { Badge } from "#ui/badge.tsx";
import { OrderLines } from "../components/order-lines.tsx";
import { OrderSteps } from "../components/order-steps.tsx";
import { ParcelActs } from "../parcels/parcel-acts.tsx";
import type { ShownSellerParcel } from "./present-seller-parcel.ts";

type Props = { parcel: ShownSellerParcel } & Pick<ComponentProps<typeof ParcelActs>, "fields" | "failure">;

/** One parcel to pack and send: its content and its address. */
export function SellerParcelItem({ parcel, fields, failure }: Props) {
  const { id, number, day, shipTo, tracking, canceledOn, steps, lines, status, isClosed } = parcel;
  return (
    <article aria-labelledby={`parcel-${id}`} className="parcel">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={`parcel-${id}`} className="tabular-nums">
          {number}
        </h3>
        <p className="text-muted text-small">{day && `Paid ${day}`}</p>
      </div>
      {canceledOn && <Badge tone="bad">Canceled {canceledOn}</Badge>}
      {isClosed && !canceledOn && <Badge tone="bad">Refunded. Do not ship it.</Badge>}
      {steps && <OrderSteps label={`How far ${number} is`} steps={steps} layout="across" />}
      <OrderLines lines={lines} />
      {shipTo && (
        <p className="wrap-anywhere mt-4">
          <span className="text-muted text-small">Goes to </span>
          <b className="font-semibold">{shipTo}</b>
        </p>
      )}
      {tracking && <p className="wrap-anywhere mt-1 text-muted text-small">{tracking}</p>}
      <ParcelActs parcel={{ id, status, isClosed, name: number }} fields={fields} failure={failure} />
    </article>
  );
}
