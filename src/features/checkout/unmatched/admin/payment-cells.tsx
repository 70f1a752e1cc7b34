import { Badge } from "#ui/badge.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import type { UnmatchedStatus } from "../states.ts";

type ShownPayment = {
  id: string;
  amount: string;
  status: UnmatchedStatus;
  problem: string | null;
  note: string | null;
};

const states = {
  open: { words: "Open", tone: "waiting" },
  refunding: { words: "Refund sent", tone: "blue" },
  refunded: { words: "Refunded", tone: "good" },
  dismissed: { words: "Dismissed", tone: "plain" },
  matched: { words: "Order restored", tone: "good" },
} as const;

/** The state of the payment, and why. */
export function State({ status, problem, note }: ShownPayment) {
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

/** Refunds a payment, or dismisses it with a note. */
export function SettleForm({ payment: { id, amount, status }, fields, failure }: SettleFormProps) {
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
