import { CountedTextArea } from "#ui/counted-text-area.tsx";
import { TextArea } from "#ui/field.tsx";
import { FoldedForm, FoldedFormEnd } from "#ui/folded-form.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Select } from "#ui/select.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { maxMessageLength, reportReasons } from "../rules.ts";
import { MessageList, type ShownMessage } from "./message-list.tsx";

type ConversationProps = {
  artistId: string;
  artistName: string;
  senderName: string;
  /** Whether the viewer is the artist, using the key from an email. */
  isArtist: boolean;
  /** Why no one can write here now. */
  closed: string | null;
  isBlocked: boolean;
  takesMessages: boolean;
  messages: readonly ShownMessage[];
  fields: { message: FormFields; report: FormFields };
  failure: FormFailure | undefined;
};

/** The messages, a form for the next one, and ways to end the conversation. */
export function ConversationView(props: ConversationProps) {
  const { artistId, artistName, isArtist, messages, fields, failure, closed } = props;
  const otherName = isArtist ? props.senderName : artistName;
  return (
    <div className="wrap max-w-[48rem] pt-8 pb-16" data-palette="indigo">
      {!isArtist && (
        <p className="mb-2">
          <BackLink to={`/artist/${artistId}`}>{artistName}</BackLink>
        </p>
      )}
      <h1 className="text-h2 [overflow-wrap:anywhere]">Messages with {otherName}</h1>
      <p className="mt-3 mb-8 text-muted">
        We pass messages on without email addresses{isArtist && "; yours is on your public profile"}. We email
        you when there is a new message, and keep each for 30 days.
      </p>
      <MessageList messages={messages} otherName={otherName} />
      {closed ? (
        <p className="mt-8 border-line border-t pt-5">{closed}</p>
      ) : (
        <Form id="message" failure={failure} fields={fields.message} className="form mt-8" preventScrollReset>
          <CountedTextArea
            // Reset once the message is shown above.
            key={messages.length}
            label={isArtist ? "Your answer" : "Your message"}
            name="message"
            rows={5}
            max={maxMessageLength}
          />
          <FormSubmit pendingLabel="Sending your message">Send message</FormSubmit>
        </Form>
      )}
      <section className="mt-12 border-line border-b" aria-label="Ways to end this conversation">
        {isArtist && <ArtistChoices {...props} />}
        <FoldedForm id="report" title="Report this conversation" fields={fields.report} failure={failure}>
          <Select
            label="What is wrong with it?"
            name="reason"
            emptyLabel="Choose one"
            options={Object.entries(reportReasons).map(([value, label]) => ({ value, label }))}
          />
          <TextArea label="Details" optional name="details" rows={3} />
          <p className="text-muted text-small">An admin will read this conversation.</p>
          <FoldedFormEnd label="Send report" />
        </FoldedForm>
      </section>
    </div>
  );
}

function ArtistChoices({ senderName, isBlocked, takesMessages, failure }: ConversationProps) {
  return (
    <>
      <FoldedForm
        id="block"
        title={isBlocked ? `Let ${senderName} write again` : `Block ${senderName}`}
        failure={failure}
      >
        <input type="hidden" name="state" value={isBlocked ? "off" : "on"} />
        <p>
          {isBlocked
            ? "Messages of this member reach you again."
            : "Nothing this member writes will reach you any more. We do not tell the member."}
        </p>
        <FoldedFormEnd label={isBlocked ? "Lift the block" : "Block this member"} isDanger={!isBlocked} />
      </FoldedForm>
      <FoldedForm
        id="messages"
        title={takesMessages ? "Take no messages at all" : "Take messages again"}
        failure={failure}
      >
        <input type="hidden" name="state" value={takesMessages ? "off" : "on"} />
        <p>
          {takesMessages
            ? "No member can write to you here any more. You can change your mind on this page."
            : "Members can write to you with the button Connect again."}
        </p>
        <FoldedFormEnd
          label={takesMessages ? "Stop all messages" : "Take messages again"}
          isDanger={takesMessages}
        />
      </FoldedForm>
    </>
  );
}
