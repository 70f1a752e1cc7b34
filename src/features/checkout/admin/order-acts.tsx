import type { ReactNode } from "react";
import { TextArea, TextField } from "#ui/field.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Select } from "#ui/select.tsx";
import type { ShownAdminOrder } from "./read-admin-order.server.ts";

type OrderActsProps = {
  order: Pick<ShownAdminOrder, "left" | "restockable">;
  fields: Record<"refund" | "refundAll" | "restock", FormFields>;
  failure: FormFailure | undefined;
};

/** Money back and goods back: two things, and neither happens with the other. Each unfolds first. */
export function OrderActs({ order: { left, restockable }, fields, failure }: OrderActsProps) {
  if (!left && restockable.length === 0) return null;
  const reason = <TextArea label="Reason" name="reason" rows={2} hint="For the audit log." />;
  return (
    <section aria-label="What you can do" className="border-line border-b">
      {left && (
        <>
          <Act id="refund" title="Refund a part" fields={fields.refund} failure={failure}>
            <TextField
              label="Amount"
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              hint={`At most ${left}.`}
            />
            {reason}
            <End label="Send this amount back" />
          </Act>
          <Act id="refund-all" title="Refund all that is left" fields={fields.refundAll} failure={failure}>
            <p>{left} goes back to the buyer, the way it was paid.</p>
            {reason}
            <End label={`Send ${left} back`} />
          </Act>
        </>
      )}
      {restockable.length > 0 && (
        <Act id="restock" title="Put goods back on the shelf" fields={fields.restock} failure={failure}>
          <Select
            label="What came back"
            name="variant"
            emptyLabel="Choose"
            options={restockable}
            defaultValue=""
          />
          <TextField
            label="How many"
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            defaultValue="1"
          />
          <End label="Put it back" isDanger={false} />
        </Act>
      )}
    </section>
  );
}

type ActProps = {
  id: string;
  title: string;
  fields: FormFields;
  failure: FormFailure | undefined;
  children: ReactNode;
};

/** Works without scripts: the browser unfolds it. */
function Act({ id, title, fields, failure, children }: ActProps) {
  return (
    <details open={failure?.form === id || undefined} className="border-line border-t">
      <summary className="cursor-pointer py-2 font-semibold">{title}</summary>
      <Form id={id} failure={failure} fields={fields} preventScrollReset className="form mt-2 mb-5">
        {children}
      </Form>
    </details>
  );
}

function End({ label, isDanger = true }: { label: string; isDanger?: boolean }) {
  return (
    <FormEnd>
      <SubmitButton variant={isDanger ? "danger" : "secondary"} pendingLabel="One moment">
        {label}
      </SubmitButton>
    </FormEnd>
  );
}
