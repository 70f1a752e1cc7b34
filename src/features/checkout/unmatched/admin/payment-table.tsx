import { Badge } from "#ui/badge.tsx";
import { DataTable, RowTitle } from "#ui/data-table.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import type { UnmatchedStatus } from "../states.ts";

export type ShownPayment = {
  id: string;
  orderId: string;
  sessionId: string;
  amount: string;
  status: UnmatchedStatus;
  problem: string | null;
  note: string | null;
  found: { at: string; when: string };
};
type PaymentTableProps = {
  payments: readonly ShownPayment[];
  fields: FormFields;
  failure: FormFailure | undefined;
};

/** Payments without an order, each with a form to refund or dismiss it. */
export function PaymentTable({ payments, fields, failure }: PaymentTableProps) {
  return (
    <DataTable
      label="Payments without an order"
      rows={payments}
      keyOf={({ id }) => id}
      columns={[
        {
          header: "Payment",
          cell: ({ id, sessionId, orderId }) => (
            <RowTitle
              title={<span className="wrap-anywhere">{id}</span>}
              note={
                <span className="wrap-anywhere">
                  Page {sessionId}, order {orderId}
                </span>
              }
            />
          ),
        },
        { header: "Amount", isNumeric: true, cell: ({ amount }) => amount },
        {
          header: "Found",
          isNumeric: true,
          isHiddenOnPhones: true,
          cell: ({ found: { at, when } }) => <time dateTime={at}>{when}</time>,
        },
        { header: "State", cell: (payment) => <State {...payment} /> },
        {
          header: <span className="sr-only">Settle</span>,
          cell: (payment) =>
            (payment.status === "open" || payment.status === "dismissed") && (
              <SettleForm payment={payment} fields={fields} failure={failure} />
            ),
        },
      ]}
    />
  );
}

const states = {
  open: { words: "Open", tone: "waiting" },
  refunding: { words: "Refund sent", tone: "blue" },
  refunded: { words: "Refunded", tone: "good" },
  dismissed: { words: "Dismissed", tone: "plain" },
  matched: { words: "Order restored", tone: "good" },
} as const;

function State({ status, problem, note }: ShownPayment) {
  const { words, tone } = states[status];
  return (
    <>
      <Badge tone={tone}>{words}</Badge>
      {[problem, note].map(
        (text) =>
          text && (
            <p key={text} className="wrap-anywhere mt-1 text-small">
              {text}
            </p>
          ),
      )}
    </>
  );
}

type SettleFormProps = { payment: ShownPayment; fields: FormFields; failure: FormFailure | undefined };

function SettleForm({ payment: { id, amount, status }, fields, failure }: SettleFormProps) {
  const about = <span className="sr-only">: {id}</span>;
  return (
    <Form id={id} failure={failure} fields={fields} preventScrollReset className="request-form">
      <input type="hidden" name="payment" value={id} />
      <TextField label="Note" name="note" hint="For the other admins. A refund needs none." defaultValue="" />
      <FormEnd>
        <div className="actions">
          <SubmitButton name="outcome" value="refund" variant="danger" size="small" pendingLabel="Sending">
            Refund {amount}
            {about}
          </SubmitButton>
          {status === "open" && (
            <SubmitButton
              name="outcome"
              value="dismiss"
              variant="secondary"
              size="small"
              pendingLabel="Saving"
            >
              Dismiss{about}
            </SubmitButton>
          )}
        </div>
      </FormEnd>
    </Form>
  );
}
