import { type ReactNode, useEffect, useRef, useState } from "react";
import { BulkBar } from "../bulk-bar.tsx";
import { Checkbox } from "../choice.tsx";
import { Form, FormMessage, SubmitButton } from "../form.tsx";
import type { FormFailure, FormFields } from "../form-state.ts";
import { useIsHydrated } from "../use-is-hydrated.ts";
import { RejectDetails } from "./approve-or-reject.tsx";
import type { RejectReason } from "./queue-data.ts";
import { ReasonFields } from "./reason-fields.tsx";

type BulkFormProps = {
  /** A change of the rows updates the number of selected ones. */
  rows: readonly unknown[];
  reasons: readonly RejectReason[];
  fields: FormFields;
  failure: FormFailure | undefined;
  /** The list, with a checkbox in each row. It gets the checkbox that selects all. */
  children: (chooseAll: ReactNode) => ReactNode;
};

const formId = "bulk";

/** Approves or rejects the selected rows of a list together. Without JavaScript its bar is always visible. */
export function BulkForm({ rows, reasons, fields, failure, children }: BulkFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState(0);
  const boxes = () => [...(root.current?.querySelectorAll<HTMLInputElement>("input[name=item]") ?? [])];
  const count = () => setChosen(boxes().filter(({ checked }) => checked).length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection is in the DOM, and changes with the rows
  useEffect(count, [rows]);
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxes()) box.checked = isChosen;
    count();
  };
  const isAll = chosen > 0 && chosen === rows.length;
  const shown = isHydrated ? chosen : undefined;
  return (
    <div ref={root} onChange={count}>
      <Form
        id={formId}
        failure={failure}
        fields={fields}
        preventScrollReset
        onReset={() => setTimeout(count)}
      >
        {children(
          isHydrated && rows.length > 0 && (
            <Checkbox
              label=""
              aria-label="Choose all"
              checked={isAll}
              onChange={(event) => chooseAll(event.target.checked)}
            />
          ),
        )}
        {shown !== 0 && (
          <BulkActions chosen={shown} reasons={reasons} isRejecting={failure?.form === formId} />
        )}
      </Form>
    </div>
  );
}

type BulkActionsProps = {
  chosen: number | undefined;
  reasons: readonly RejectReason[];
  isRejecting: boolean;
};

function BulkActions({ chosen, reasons, isRejecting }: BulkActionsProps) {
  return (
    <BulkBar chosen={chosen}>
      {/* The reason is only for the other button. */}
      <SubmitButton name="decision" value="approve" variant="secondary" size="small" formNoValidate>
        <span>
          Approve<span className="sr-only"> the chosen ones</span>
        </span>
      </SubmitButton>
      <RejectDetails
        isOpen={isRejecting}
        summary={
          <summary className="button button-secondary button-small">
            <span>
              Reject …<span className="sr-only"> the chosen ones</span>
            </span>
          </summary>
        }
      >
        <div className="form surface panel">
          <ReasonFields id="bulk-reason" reasons={reasons} />
          <FormMessage />
          <SubmitButton name="decision" value="reject" variant="danger" wide>
            Reject the chosen ones
          </SubmitButton>
        </div>
      </RejectDetails>
    </BulkBar>
  );
}

/** The checkbox of a row. X toggles the one of the open item. */
export function ChooseRow({ value, title, isOpen }: { value: string; title: string; isOpen: boolean }) {
  return (
    <Checkbox
      name="item"
      value={value}
      label=""
      aria-label={`Choose ${title}`}
      aria-keyshortcuts={isOpen ? "x" : undefined}
    />
  );
}
