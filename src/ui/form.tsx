import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Form as RouterForm, useNavigation } from "react-router";
import { Button, type ButtonProps } from "./button.tsx";
import { FieldError } from "./field.tsx";
import { findErrors, focusFirstError } from "./find-errors.ts";
import {
  FormContext,
  type FormErrors,
  type FormFailure,
  type FormFields,
  useFormState,
} from "./form-state.ts";
import { showToast } from "./toast-store.ts";
import { useIsLive } from "./use-is-live.ts";

type FormProps = {
  /** Tells several forms of one page apart. */
  id?: string;
  /** The page's action data; the form takes what was said about it. */
  failure?: FormFailure | undefined;
  /** What the loader sent: constraints by field, with words. */
  fields?: FormFields;
  /** Empties the form once it was taken, for another. */
  startsAnew?: boolean;
  /** Called with a form that is filled in rightly; it may hold the form back. */
  onSend?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Called with what the browser found wrong; nothing is sent then. */
  onInvalid?: (errors: FormErrors) => void;
  onReset?: () => void;
  /** Called whenever somebody turns to a field or types. */
  onTouch?: (() => void) | undefined;
  preventScrollReset?: boolean;
  /** Where it is sent; to its own page unless told. */
  action?: string;
  /** Sent by the browser itself, for an answer that is a file. */
  reloadDocument?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A form that posts to its own page unless told. The fields inside find their constraints, errors and typed text by their name.
 * Without scripts the browser checks them in its own words; with scripts the same constraints have the server's words.
 */
export function Form(props: FormProps) {
  const { id = "form", fields = nothing, startsAnew = false, children, className } = props;
  const failure = props.failure?.form === id ? props.failure : undefined;
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive();
  const isSending = useIsSending(id);
  const [found, setFound] = useState<FormErrors>();
  const errors: FormErrors = found ?? failure?.errors ?? nothing;
  useFailure(form, failure);
  useResetOnceTaken(form, isSending, startsAnew && !failure);

  const send = (event: FormEvent<HTMLFormElement>) => {
    const wrong = findErrors(event.currentTarget, fields);
    setFound(wrong);
    if (!wrong) return props.onSend?.(event);
    event.preventDefault();
    props.onInvalid?.(wrong);
    focusFirstError(event.currentTarget, wrong);
  };
  /** A choice is mended as soon as it is made; text is checked when it is sent. */
  const choose = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
    const { [target.name]: mended, ...others } = errors;
    if (mended) setFound(others);
  };
  const reset = () => {
    setFound(undefined);
    props.onReset?.();
  };

  return (
    <RouterForm
      ref={form}
      method="post"
      {...(props.action !== undefined && { action: props.action })}
      reloadDocument={props.reloadDocument ?? false}
      noValidate={isLive}
      preventScrollReset={props.preventScrollReset ?? false}
      onSubmit={send}
      onChange={choose}
      onReset={reset}
      onFocus={props.onTouch}
      onInput={props.onTouch}
      className={className}
    >
      <input type="hidden" name="form" value={id} />
      <FormContext value={{ fields, errors, failure, isSending }}>{children}</FormContext>
    </RouterForm>
  );
}
const nothing = {};

/** The words for a form that was not taken, when no field is to blame. */
export function FormMessage() {
  return <FieldError id={useId()} error={useFormState().failure?.message} />;
}

/** Sends the form around it; while that lasts it says so and takes no second press. */
export function SubmitButton({ pending, ...rest }: ButtonProps) {
  const { isSending } = useFormState();
  return <Button type="submit" {...rest} pending={isSending || pending} />;
}

/** The end of a form: its button, and above it what went wrong. */
export function FormEnd({ children }: { children: ReactNode }) {
  return (
    <div className="[&>:first-child:not(:empty)]:mb-4">
      <FormMessage />
      {children}
    </div>
  );
}

function useIsSending(id: string) {
  const { formMethod, formData } = useNavigation();
  return formMethod === "POST" && formData?.get("form") === id;
}

/** Shows what went wrong as a toast and leads to the first wrong field. */
function useFailure(form: RefObject<HTMLFormElement | null>, failure: FormFailure | undefined) {
  const { errors, toast } = failure ?? {};
  useEffect(() => {
    if (errors && form.current) focusFirstError(form.current, errors);
  }, [form, errors]);
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast]);
}

function useResetOnceTaken(form: RefObject<HTMLFormElement | null>, isSending: boolean, startsAnew: boolean) {
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && startsAnew) form.current?.reset();
    wasSending.current = isSending;
  }, [form, isSending, startsAnew]);
}
