import { Undo2 } from "lucide";
import { AuditLine } from "../audit-line.tsx";
import { Badge } from "../badge.tsx";
import { Form, SubmitButton } from "../form.tsx";
import type { FormFailure } from "../form-state.ts";
import { formatTime } from "../format-day.ts";
import { Icon } from "../icon.tsx";
import { KeyCap } from "../shortcut-keys.tsx";
import type { RejectReason, ShownDecision, ShownRow } from "./queue-data.ts";

/** The status of a decided item. */
export function StatusBadge({ status }: { status: ShownRow["status"] }) {
  if (status === "waiting") return <Badge tone="waiting">Waiting</Badge>;
  return status === "approved" ? <Badge tone="good">Approved</Badge> : <Badge tone="bad">Rejected</Badge>;
}

type DecidedLineProps = {
  item: ShownRow;
  reasons: readonly RejectReason[];
  failure: FormFailure | undefined;
};

/** The decision, by whom, when and why, with a button to undo it while that is possible. */
export function DecidedLine({ item, reasons, failure }: DecidedLineProps) {
  const { status, decision } = item;
  return (
    <div className="decided-line">
      <StatusBadge status={status} />
      {decision ? (
        <div>
          <AuditLine
            who={decision.by}
            did={`${status} it`}
            at={decision.at}
            when={formatTime(new Date(decision.at))}
          />
          <Why {...decision} reasons={reasons} />
        </div>
      ) : (
        <p className="text-muted text-small">Without a decision of an admin.</p>
      )}
      {decision?.isUndoable && <UndoForm decision={decision} title={item.title} failure={failure} />}
    </div>
  );
}

function Why({ reason, note, reasons }: ShownDecision & { reasons: readonly RejectReason[] }) {
  if (!reason) return null;
  const label = reasons.find(({ value }) => value === reason)?.label ?? reason;
  return (
    <p className="text-small">
      {label}
      {note && <>: “{note}”</>}
    </p>
  );
}

type UndoFormProps = { decision: ShownDecision; title: string; failure: FormFailure | undefined };

function UndoForm({ decision: { id }, title, failure }: UndoFormProps) {
  return (
    <Form id={`undo-${id}`} failure={failure} preventScrollReset>
      <input type="hidden" name="undo" value={id} />
      <SubmitButton name="decision" value="undo" variant="secondary" size="small" aria-keyshortcuts="u">
        <Icon of={Undo2} />
        <span>
          Undo<span className="sr-only">: {title}</span>
        </span>
        <KeyCap of="u" />
      </SubmitButton>
    </Form>
  );
}
