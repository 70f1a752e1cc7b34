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
  type FormValues,
  useFormState,
} from "./form-state.ts";
import { showToast } from "./toast-store.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";

type FormProps = {
  /** Distinguishes several forms on one page. */
  id?: string;
  /** The page's action data. Failures of other forms are ignored. */
  failure?: FormFailure | undefined;
  /** Constraints and messages by field, from the loader. */
  fields?: FormFields | undefined;
  /** The initial values, by field. */
  values?: FormValues;
  /** Clears the form after a successful submission. */
  resetsOnSuccess?: boolean;
  /** Called when a valid form is submitted. It can prevent the default. */
  onSend?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Called if client-side validation fails. The form is not submitted. */
  onInvalid?: ((errors: FormErrors) => void) | undefined;
  onReset?: () => void;
  /** Called on every focus and input. */
  onTouch?: (() => void) | undefined;
  /** Contains an `UploadField`: without JavaScript the browser sends the file with the form. */
  takesFiles?: boolean | undefined;
  preventScrollReset?: boolean;
  /** Defaults to the current page. */
  action?: string | undefined;
  /** Submits natively, for a response that is a file. */
  reloadDocument?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A form that posts to its own page by default. Its fields look up their constraints, errors and typed text by name.
 * Without JavaScript the browser validates them with its own messages; with JavaScript the server's messages are shown.
 */
export function Form(props: FormProps) {
  const { id = "form", fields = nothing, resetsOnSuccess = false, children, className } = props;
  const failure = props.failure?.form === id ? props.failure : undefined;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const isSending = useIsSending(id);
  const [found, setFound] = useState<FormErrors>();
  const errors: FormErrors = found ?? failure?.errors ?? nothing;
  useFailure(form, failure);
  useResetOnSuccess(form, isSending, resetsOnSuccess && !failure);

  const send = (event: FormEvent<HTMLFormElement>) => {
    // As without JavaScript: a button with `formNoValidate` requires no fields.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const skips = submitter instanceof HTMLButtonElement && submitter.formNoValidate;
    const invalid = skips ? undefined : findErrors(event.currentTarget, fields);
    setFound(invalid);
    if (!invalid) return props.onSend?.(event);
    event.preventDefault();
    props.onInvalid?.(invalid);
    focusFirstError(event.currentTarget, invalid);
  };
  /** Choosing an option clears its error immediately; text is validated on submit. */
  const choose = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
    const { [target.name]: fixed, ...others } = errors;
    if (fixed) setFound(others);
  };
  const reset = () => {
    setFound(undefined);
    props.onReset?.();
  };

  return (
    <RouterForm
      ref={form}
      method="post"
      {...(props.takesFiles && { encType: "multipart/form-data" })}
      {...(props.action !== undefined && { action: props.action })}
      reloadDocument={props.reloadDocument ?? false}
      noValidate={isHydrated}
      preventScrollReset={props.preventScrollReset ?? false}
      onSubmit={send}
      onChange={choose}
      onReset={reset}
      onFocus={props.onTouch}
      onInput={props.onTouch}
      className={className}
    >
      <input type="hidden" name="form" value={id} />
      <FormContext value={{ fields, values: props.values, errors, failure, isSending }}>
        {children}
      </FormContext>
    </RouterForm>
  );
}
const nothing = {};

/** The form's error message, if the error belongs to no field. */
export function FormMessage() {
  return <FieldError id={useId()} error={useFormState().failure?.message} />;
}

/** Submits the surrounding form. Pending while it is being sent. */
export function SubmitButton({ pending, ...rest }: ButtonProps) {
  const { isSending } = useFormState();
  return <Button type="submit" {...rest} pending={isSending || pending} />;
}

/** The bottom of a form: the error message above the button. */
export function FormEnd({ children }: { children: ReactNode }) {
  return (
    <div className="[&>:first-child:not(:empty)]:mb-4">
      <FormMessage />
      {children}
    </div>
  );
}

/** The bottom of a form with one button. */
export function FormSubmit(props: ButtonProps) {
  return (
    <FormEnd>
      <SubmitButton {...props} />
    </FormEnd>
  );
}

function useIsSending(id: string) {
  const { formMethod, formData } = useNavigation();
  return formMethod === "POST" && formData?.get("form") === id;
}

/** Shows the failure's toast and focuses the first invalid field. */
function useFailure(form: RefObject<HTMLFormElement | null>, failure: FormFailure | undefined) {
  const { errors, toast } = failure ?? {};
  useEffect(() => {
    if (errors && form.current) focusFirstError(form.current, errors);
  }, [form, errors]);
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast]);
}

function useResetOnSuccess(
  form: RefObject<HTMLFormElement | null>,
  isSending: boolean,
  resetsOnSuccess: boolean,
) {
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && resetsOnSuccess) form.current?.reset();
    wasSending.current = isSending;
  }, [form, isSending, resetsOnSuccess]);
}
