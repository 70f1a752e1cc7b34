import { BotCheck } from "#ui/bot-check.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Select } from "#ui/select.tsx";
import { contactTopics } from "./topics.ts";

type ContactFormProps = {
  fields: FormFields;
  stamp: string;
  /** Prefilled for logged-in people. */
  person: { name: string; email: string } | null;
  failure: FormFailure | undefined;
};

/** Name, email, topic, and message. */
export function ContactForm({ fields, stamp, person, failure }: ContactFormProps) {
  return (
    <Form failure={failure} fields={fields} className="form">
      <BotCheck stamp={stamp} />
      <TextField label="Name" name="name" autoComplete="name" defaultValue={person?.name} />
      <TextField
        label="Email"
        name="email"
        autoComplete="email"
        hint="We answer to this address, and use it for nothing else."
        defaultValue={person?.email}
      />
      <Select label="What is it about?" name="topic" options={contactTopics} />
      <TextArea label="Message" name="message" rows={7} />
      <FormSubmit wide size="large" pendingLabel="Sending your message">
        Send message
      </FormSubmit>
    </Form>
  );
}
