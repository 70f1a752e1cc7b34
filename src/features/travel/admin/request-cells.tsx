import { Badge } from "#ui/badge.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import type { describeTime } from "#ui/format-day.ts";
import type { FeatureRequest } from "../queries/list-requests.server.ts";

type Time = ReturnType<typeof describeTime>;
type ShownRequest = Omit<FeatureRequest, "createdAt" | "doneAt" | "answeredAt"> & {
  sent: Time;
  done: Time | null;
  answered: Time | null;
};
type SettleFormProps = { request: ShownRequest; fields: FormFields; failure: FormFailure | undefined };

/** Settles a request with a reply and a note, or reopens it. */
export function SettleForm({ request, fields, failure }: SettleFormProps) {
  return (
    <Form id={request.id} failure={failure} fields={fields} preventScrollReset className="request-form">
      <input type="hidden" name="id" value={request.id} />
      {request.done ? (
        <>
          <input type="hidden" name="note" value="" />
          <input type="hidden" name="answer" value="" />
        </>
      ) : (
        <SettleFields {...request} />
      )}
      <FormSubmit
        name="state"
        value={request.done ? "open" : "done"}
        variant="secondary"
        size="small"
        pendingLabel="Saving"
      >
        {request.done ? "Open again" : "Mark as done"}
        <span className="sr-only">
          : {request.type}, {request.name}
        </span>
      </FormSubmit>
    </Form>
  );
}

/** The reply goes to the person, the note to other admins. */
function SettleFields({ email, answered }: ShownRequest) {
  return (
    <>
      {email && (
        <TextArea
          label="Answer"
          optional
          name="answer"
          rows={3}
          hint="Mailed to the person who asked."
          defaultValue=""
        />
      )}
      {email && answered && <Checkbox name="again" value="yes" label="Send another email" />}
      <TextField label="Note" optional name="note" hint="Only admins read it." defaultValue="" />
    </>
  );
}

/** The sender and the time of the request. */
export function Sender({ name, email, sent }: ShownRequest) {
  return (
    <>
      {name}
      {email && (
        <>
          {" "}
          <a className="link" href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </a>
        </>
      )}{" "}
      <time className="block text-muted text-small" dateTime={sent.at}>
        {sent.when}
      </time>
    </>
  );
}

/** Whether the request is settled, with reply and note. */
export function State({ done, note, answer, answered }: ShownRequest) {
  const told = answered && (
    <p className="text-small">
      Answered <time dateTime={answered.at}>{answered.when}</time>: <q>{answer}</q>
    </p>
  );
  if (!done)
    return (
      <>
        <Badge tone="waiting">Open</Badge>
        {told}
      </>
    );
  return (
    <>
      <Badge tone="good">Done</Badge>{" "}
      <time className="block text-muted text-small" dateTime={done.at}>
        {done.when}
      </time>
      {told}
      {note && <p className="text-small">{note}</p>}
    </>
  );
}
