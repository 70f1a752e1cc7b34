import { Badge } from "#ui/badge.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { TextLink } from "#ui/text-link.tsx";
import type { Report } from "../queries/list-reports.server.ts";

type ShownReport = Omit<Report, "reason" | "createdAt">;

/** The participants and their newest messages. */
export function Messages({ artistId, artistName, senderId, senderName, messages }: ShownReport) {
  return (
    <>
      <p className="text-small">
        <TextLink to={`/admin/members/${senderId}`}>{senderName}</TextLink> and{" "}
        <TextLink to={`/artist/${artistId}`}>{artistName}</TextLink>
      </p>
      <ol className="mt-2 grid max-h-80 gap-2 overflow-y-auto" aria-label="The newest messages">
        {messages.map(({ id, isFromArtist, text }) => (
          <li key={id} className="max-w-[36rem] [overflow-wrap:anywhere]">
            <b className="text-small">{isFromArtist ? artistName : senderName}:</b>{" "}
            <span className="whitespace-pre-line">{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Whether the report is settled, with the note. */
export function State({ outcome, note }: ShownReport) {
  if (!outcome) return <Badge tone="waiting">Open</Badge>;
  return (
    <>
      <Badge tone={outcome === "closed" ? "bad" : "good"}>
        {outcome === "closed" ? "Closed" : "Dismissed"}
      </Badge>
      {note && <p className="mt-1 text-small">{note}</p>}
    </>
  );
}

type SettleFormProps = { report: ShownReport; fields: FormFields; failure: FormFailure | undefined };

/** Closes the conversation or dismisses the report, or opens a settled one again. */
export function SettleForm({ report, fields, failure }: SettleFormProps) {
  const about = (
    <span className="sr-only">
      : {report.senderName} and {report.artistName}
    </span>
  );
  return (
    <Form id={report.id} failure={failure} fields={fields} preventScrollReset className="request-form">
      <input type="hidden" name="id" value={report.id} />
      {report.outcome ? (
        <input type="hidden" name="note" value="" />
      ) : (
        <TextField label="Note" optional name="note" hint="Only admins read it." defaultValue="" />
      )}
      <FormEnd>
        <div className="actions">
          {report.outcome ? (
            <SubmitButton name="outcome" value="open" variant="secondary" size="small" pendingLabel="Saving">
              Open again{about}
            </SubmitButton>
          ) : (
            <>
              <SubmitButton name="outcome" value="closed" variant="danger" size="small" pendingLabel="Saving">
                Close conversation{about}
              </SubmitButton>
              <SubmitButton
                name="outcome"
                value="dismissed"
                variant="secondary"
                size="small"
                pendingLabel="Saving"
              >
                Dismiss{about}
              </SubmitButton>
            </>
          )}
        </div>
      </FormEnd>
    </Form>
  );
}
