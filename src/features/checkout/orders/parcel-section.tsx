import { ExternalLink } from "#ui/external-link.tsx";
import { OrderLines } from "../components/order-lines.tsx";
import { OrderSteps } from "../components/order-steps.tsx";
import type { ShownParcel } from "./present-order.ts";

/** One parcel of an order: seller, state, content. */
export function ParcelSection({ parcel }: { parcel: ShownParcel }) {
  const { id, seller, position, note, tracking, steps, lines } = parcel;
  return (
    <section aria-labelledby={`parcel-${id}`} className="parcel">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={`parcel-${id}`} className="wrap-anywhere text-h3">
            From {seller}
          </h2>
          <p className="wrap-anywhere mt-1 text-muted text-small">
            {position}.{note && ` ${note}`}
          </p>
        </div>
        {tracking && <Tracking {...tracking} />}
      </div>
      <OrderSteps label={`How far the parcel from ${seller} is`} steps={steps} layout="across" />
      <OrderLines lines={lines} />
    </section>
  );
}

function Tracking({ carrier, number, url }: NonNullable<ShownParcel["tracking"]>) {
  const words = [carrier, number].filter(Boolean).join(" ");
  if (url)
    return (
      <ExternalLink href={url} className="link wrap-anywhere py-2">
        Track {words || "this parcel"}
      </ExternalLink>
    );
  return words ? <p className="wrap-anywhere font-semibold text-small">{words}</p> : null;
}
