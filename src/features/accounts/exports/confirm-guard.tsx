import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormMessage } from "#ui/form.tsx";
import { FormContext, type FormFailure, type FormFields } from "#ui/form-state.ts";
import { ConfirmFields } from "../components/confirm-fields.tsx";

type ConfirmGuardProps = {
  msLeft: number;
  hasSecondFactor: boolean;
  fields: FormFields;
  children: ReactNode;
};
type Held = { form: HTMLFormElement; submitter: HTMLElement | null };
type Answer = { isConfirmed: boolean } | FormFailure;

/**
 * Asks for the password in a dialog before a form inside it is sent, if it was last entered too long ago; then sends
 * the form. The server decides independently (`requireConfirmed`): without scripts it redirects to a page that asks
 * for it.
 */
export function ConfirmGuard({ msLeft, hasSecondFactor, fields, children }: ConfirmGuardProps) {
  const until = useRef(0);
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    until.current = Date.now() + msLeft;
  }, [msLeft]);

  const hold = (event: FormEvent<HTMLDivElement>) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post" || Date.now() < until.current) return;
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setHeld({ form, submitter });
  };
  const send = () => {
    // The loader corrects this with its next response.
    until.current = Date.now() + 60_000;
    setHeld(null);
    held?.form.requestSubmit(held.submitter);
  };
  return (
    <>
      <div onSubmitCapture={hold}>{children}</div>
      <Dialog
        open={held !== null}
        onClose={() => setHeld(null)}
        title="Confirm it’s you"
        description="You entered your password more than 30 minutes ago. Enter it again to go on."
      >
        {held && <ConfirmForm fields={fields} hasSecondFactor={hasSecondFactor} onConfirmed={send} />}
      </Dialog>
    </>
  );
}

type ConfirmFormProps = Pick<ConfirmGuardProps, "fields" | "hasSecondFactor"> & { onConfirmed: () => void };

function ConfirmForm({ fields, hasSecondFactor, onConfirmed }: ConfirmFormProps) {
  const fetcher = useFetcher<Answer>();
  const { data: answer } = fetcher;
  const failure = answer && "errors" in answer ? answer : undefined;
  const done = useRef(onConfirmed);
  done.current = onConfirmed;
  useEffect(() => {
    if (answer && "isConfirmed" in answer) done.current();
  }, [answer]);
  const isSending = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action="/account/confirm" className="form">
      <input type="hidden" name="stay" value="true" />
      <FormContext value={{ fields, errors: failure?.errors ?? {}, failure, isSending }}>
        <ConfirmFields hasSecondFactor={hasSecondFactor} />
        <FormMessage />
        <Button type="submit" pending={isSending} pendingLabel="Confirming">
          Confirm
        </Button>
      </FormContext>
    </fetcher.Form>
  );
}
