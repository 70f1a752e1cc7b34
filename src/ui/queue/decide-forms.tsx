import { Form, SubmitButton } from "../form.tsx";
import type { FormFailure, FormFields } from "../form-state.ts";
import { KeyCap } from "../shortcut-keys.tsx";
import { ApproveOrReject } from "./approve-or-reject.tsx";
import type { OpenItem, RejectReason } from "./queue-data.ts";
import { ReasonFields } from "./reason-fields.tsx";

type DecideFormsProps = {
  item: OpenItem<unknown>;
  /** The item to show next. */
  next: string | undefined;
  reasons: readonly RejectReason[];
  fields: FormFields;
  failure: FormFailure | undefined;
  /** Explains both decisions. */
  hint: string;
};

/** The forms to approve or reject the open item. A rejection needs a reason. */
export function DecideForms({ item, next, reasons, fields, failure, hint }: DecideFormsProps) {
  const { key, title, byline, status } = item;
  const subject = `${title}, ${byline}`;
  const rejectId = `reject-${key}`;
  const hiddenFields = (
    <>
      <input type="hidden" name="item" value={key} />
      {next && <input type="hidden" name="next" value={next} />}
    </>
  );
  return (
    <>
      {status === "waiting" && <p className="max-w-[64ch] text-muted text-small max-lg:hidden">{hint}</p>}
      <ApproveOrReject
        subject={subject}
        isRejecting={failure?.form === rejectId}
        approve={
          status === "waiting" && (
            <Form id={`approve-${key}`} failure={failure} preventScrollReset>
              {hiddenFields}
              <SubmitButton name="decision" value="approve" variant="approve" wide aria-keyshortcuts="a">
                <span>
                  Approve<span className="sr-only">: {subject}</span>
                </span>
                <KeyCap of="a" />
              </SubmitButton>
            </Form>
          )
        }
      >
        <Form id={rejectId} failure={failure} fields={fields} preventScrollReset className="form">
          {hiddenFields}
          <ReasonFields id={rejectId} reasons={reasons} />
          <SubmitButton
            name="decision"
            value={status === "waiting" ? "reject" : "take-down"}
            variant="danger"
            wide
          >
            <span>
              Reject<span className="sr-only"> for this reason: {subject}</span>
            </span>
          </SubmitButton>
        </Form>
      </ApproveOrReject>
    </>
  );
}
