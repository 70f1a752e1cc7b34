import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";

type SendButtonProps = {
  label: string;
  pendingLabel: string;
  isSending: boolean;
  /** What went wrong when no field is to blame. */
  error: string | null | undefined;
};

/** The button at the end of an account form, and above it what went wrong. */
export function SendButton({ label, pendingLabel, isSending, error }: SendButtonProps) {
  return (
    <div className="[&>:first-child:not(:empty)]:mb-4">
      <FieldError id={useId()} error={error} />
      <Button type="submit" size="large" wide pending={isSending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </div>
  );
}
