import { Badge } from "#ui/badge.tsx";
import { DataTable, RowTitle } from "#ui/data-table.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { TextLink } from "#ui/text-link.tsx";

type ShownReport = {
  id: string;
  isByArtist: boolean;
  reason: string;
  details: string | null;
  sent: { at: string; when: string };
  outcome: "closed" | "dismissed" | null;
  note: string | null;
  artistId: string;
  artistName: string;
  senderId: string;
  senderName: string;
  messages: readonly { id: string; isFromArtist: boolean; text: string }[];
};
type ReportTableProps = {
  reports: readonly ShownReport[];
  fields: FormFields;
  failure: FormFailure | undefined;
};

/** Reports with their conversations, each with a form to settle it or to open it again. */
export function ReportTable({ reports, fields, failure }: ReportTableProps) {
  return (
    <DataTable
      label="Reported conversations"
      rows={reports}
      keyOf={({ id }) => id}
      columns={[
        {
          header: "Report",
          cell: ({ reason, details, isByArtist, sent }) => (
            <>
              <RowTitle
                title={reason}
                note={<span className="whitespace-pre-line text-pretty">{details ?? "No details"}</span>}
              />
              <span className="block text-muted text-small">
                By the {isByArtist ? "artist" : "member"}, <time dateTime={sent.at}>{sent.when}</time>
              </span>
            </>
          ),
        },
        { header: "Conversation", cell: (report) => <Messages {...report} /> },
        { header: "State", cell: (report) => <State {...report} /> },
        {
          header: <span className="sr-only">Settle</span>,
          cell: (report) => <SettleForm report={report} fields={fields} failure={failure} />,
        },
      ]}
    />
  );
}

function Messages({ artistId, artistName, senderId, senderName, messages }: ShownReport) {
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

function State({ outcome, note }: ShownReport) {
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

function SettleForm({ report, fields, failure }: SettleFormProps) {
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
