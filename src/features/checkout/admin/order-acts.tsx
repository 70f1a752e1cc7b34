import { TextArea, TextField } from "#ui/field.tsx";
import { FoldedForm, FoldedFormEnd } from "#ui/folded-form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Select } from "#ui/select.tsx";
import type { ShownAdminOrder } from "./read-admin-order.server.ts";

type OrderActsProps = {
  order: Pick<ShownAdminOrder, "left" | "restockable">;
  fields: Record<"refund" | "refundAll" | "restock", FormFields>;
  failure: FormFailure | undefined;
};

/** Refunding and restocking, two independent actions. Each is in a disclosure. */
export function OrderActs({ order: { left, restockable }, fields, failure }: OrderActsProps) {
  if (!left && restockable.length === 0) return null;
  const reason = <TextArea label="Reason" name="reason" rows={2} hint="For the audit log." />;
  return (
    <section aria-label="What you can do" className="border-line border-b">
      {left && (
        <>
          <FoldedForm id="refund" title="Refund a part" fields={fields.refund} failure={failure}>
            <TextField
              label="Amount"
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              hint={`At most ${left}.`}
            />
            {reason}
            <FoldedFormEnd label="Send this amount back" isDanger />
          </FoldedForm>
          <FoldedForm
            id="refund-all"
            title="Refund all that is left"
            fields={fields.refundAll}
            failure={failure}
          >
            <p>{left} goes back to the buyer, the way it was paid.</p>
            {reason}
            <FoldedFormEnd label={`Send ${left} back`} isDanger />
          </FoldedForm>
        </>
      )}
      {restockable.length > 0 && (
        <FoldedForm id="restock" title="Put products back in stock" fields={fields.restock} failure={failure}>
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
          <FoldedFormEnd label="Put it back" />
        </FoldedForm>
      )}
    </section>
  );
}
