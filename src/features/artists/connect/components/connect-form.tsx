import type { ReactNode } from "react";
import { CountedTextArea } from "#ui/counted-text-area.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { maxMessageLength } from "../rules.ts";

type ConnectFormProps = {
  fields: FormFields;
  failure?: FormFailure | undefined;
  /** The URL to post to, from a dialog over another page. */
  action?: string;
  /** A cancel link next to the button. */
  children?: ReactNode;
};

/** The first message to an artist. */
export function ConnectForm({ fields, failure, action, children }: ConnectFormProps) {
  return (
    <Form failure={failure} fields={fields} className="form" action={action}>
      <CountedTextArea
        label="Message"
        name="message"
        rows={6}
        max={maxMessageLength}
        hint="Leave out web and email addresses until you have an answer."
      />
      <FormEnd>
        <div className="actions">
          <SubmitButton pendingLabel="Sending your message">Send message</SubmitButton>
          {children}
          <span className="text-muted text-small">We keep a copy for 30 days.</span>
        </div>
      </FormEnd>
    </Form>
  );
}

/** What is shared with the artist, and what is not. */
export function describeConnect(username: string): string {
  return `We pass your message on, signed ${username} and without your email address. We email you when there is an answer.`;
}
