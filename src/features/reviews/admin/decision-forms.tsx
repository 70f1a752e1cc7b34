import { ApproveOrReject } from "#ui/approve-or-reject.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Select } from "#ui/select.tsx";
import { KeyCap } from "#ui/shortcut-keys.tsx";
import { rejectReasons } from "./decisions.ts";
import type { ShownHeld } from "./present-held.ts";

type DecisionFormsProps = {
  post: Pick<ShownHeld, "kind" | "id" | "author" | "businessName">;
  /** The post to show next. */
  next: string | undefined;
  fields: FormFields;
  failure: FormFailure | undefined;
};

/** The forms to approve or reject a held post. A rejection needs a reason. */
export function DecisionForms({ post, next, fields, failure }: DecisionFormsProps) {
  const { kind, id, author, businessName } = post;
  const subject = `${author} about ${businessName}`;
  const rejectId = `reject-${id}`;
  const hiddenFields = (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {next && <input type="hidden" name="next" value={next} />}
    </>
  );
  return (
    <>
      <p className="max-w-[64ch] text-muted text-small max-lg:hidden">
        Approve shows it to everybody. Reject keeps it off the site and asks you for a reason.
      </p>
      <ApproveOrReject
        subject={subject}
        isRejecting={failure?.form === rejectId}
        approve={
          <Form id={`approve-${id}`} failure={failure} preventScrollReset>
            {hiddenFields}
            <SubmitButton name="decision" value="approve" variant="approve" wide aria-keyshortcuts="a">
              <span>
                Approve<span className="sr-only">: {subject}</span>
              </span>
              <KeyCap of="a" />
            </SubmitButton>
          </Form>
        }
      >
        <Form id={rejectId} failure={failure} fields={fields} preventScrollReset className="form">
          {hiddenFields}
          <div className="form-pair">
            <Select
              label="Why it is rejected"
              name="reason"
              emptyLabel="Choose a reason"
              options={rejectReasons}
              defaultValue=""
            />
            <TextField label="Note" optional name="note" />
          </div>
          <SubmitButton name="decision" value="reject" variant="danger" wide>
            <span>
              Reject<span className="sr-only"> for this reason: {subject}</span>
            </span>
          </SubmitButton>
        </Form>
      </ApproveOrReject>
    </>
  );
}
