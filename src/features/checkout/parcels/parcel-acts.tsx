import type { ReactNode } from "react";
import { Checkbox } from "#ui/choice.tsx";
import { classes } from "#ui/classes.ts";
import { TextField } from "#ui/field.tsx";
import { Form, FormSubmit, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { type ParcelStatus, parcelMoves } from "../order-states.ts";

type ParcelActsProps = {
  parcel: { id: string; status: ParcelStatus; isClosed: boolean; name: string };
  fields: Record<"send" | "cancel", FormFields>;
  failure: FormFailure | undefined;
};

/** The possible actions for a parcel in its state. */
export function ParcelActs({ parcel, fields, failure }: ParcelActsProps) {
  const { id, status, isClosed, name } = parcel;
  const moves = parcelMoves[status].filter((to) => !isClosed || to === "canceled");
  if (moves.length === 0) return null;
  const about = <span className="sr-only"> {name}</span>;
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-3 gap-y-2">
      {moves.includes("packed") && (
        <Form id={`pack-${id}`} preventScrollReset>
          <SubmitButton variant="secondary" size="small" pendingLabel="One moment">
            Packed{about}
          </SubmitButton>
        </Form>
      )}
      {moves.includes("delivered") && (
        <Form id={`deliver-${id}`} preventScrollReset>
          <SubmitButton variant="secondary" size="small" pendingLabel="One moment">
            Delivered{about}
          </SubmitButton>
        </Form>
      )}
      {moves.includes("sent") && (
        <Act
          id={`send-${id}`}
          fields={fields.send}
          failure={failure}
          label={<>Mark as shipped{about}</>}
          isMain
        >
          <TextField label="Carrier" name="carrier" placeholder="USPS" autoComplete="off" />
          <TextField label="Tracking number" name="trackingNumber" autoComplete="off" optional />
          <TextField
            label="Tracking link"
            name="trackingUrl"
            inputMode="url"
            placeholder="example.com/track"
            hint="A web page where the buyer can follow it."
            optional
          />
          <FormSubmit pendingLabel="One moment">Confirm shipment</FormSubmit>
        </Act>
      )}
      {moves.includes("canceled") && (
        <Act id={`cancel-${id}`} fields={fields.cancel} failure={failure} label={<>Cancel{about}</>}>
          <p className="text-small">
            We email the buyer and refund this parcel with its share of shipping and tax.
          </p>
          <TextField label="Why" name="note" hint="The buyer reads this." autoComplete="off" optional />
          <Checkbox label="Put the products back in stock" name="restock" value="on" />
          <FormSubmit variant="danger" pendingLabel="One moment">
            Cancel this parcel
          </FormSubmit>
        </Act>
      )}
    </div>
  );
}

type ActProps = {
  id: string;
  label: ReactNode;
  /** Looks like a button, because it is usually the next step. */
  isMain?: boolean;
  fields: FormFields;
  failure: FormFailure | undefined;
  children: ReactNode;
};

/** A disclosure, which works without JavaScript. */
function Act({ id, label, isMain, fields, failure, children }: ActProps) {
  const look = isMain ? "button button-primary button-small" : "link min-h-11 px-1";
  return (
    <details open={failure?.form === id || undefined} className="open:basis-full">
      <summary
        className={classes(
          "inline-flex cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden",
          look,
        )}
      >
        {label}
      </summary>
      <Form
        id={id}
        failure={failure}
        fields={fields}
        preventScrollReset
        className="form mt-3 mb-2 max-w-[30rem]"
      >
        {children}
      </Form>
    </details>
  );
}
