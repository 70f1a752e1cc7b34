import { type RefObject, useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { showToast, type ToastInput } from "./toast-store.ts";
import { useFocusFirstError } from "./use-focus-first-error.ts";

type Options = {
  /** Whether what is being sent is this form, on a page that has several. */
  isThisForm?: (sent: FormData) => boolean;
  /** Empties the form once it was taken, for another. */
  startsAnew?: boolean;
};

/** Shows what went wrong as a toast, leads to the first wrong field, and tells while the form is being sent. */
export function useFormFailure(failure: { toast: ToastInput } | undefined, options: Options = {}) {
  const { isThisForm = () => true, startsAnew = false } = options;
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const sent = navigation.formMethod === "POST" ? navigation.formData : undefined;
  const isSending = sent !== undefined && isThisForm(sent);
  useFocusFirstError(form, failure);
  useEffect(() => {
    if (failure) showToast(failure.toast);
  }, [failure]);
  useResetOnceTaken(form, isSending, startsAnew && !failure);
  return { form, isSending };
}

function useResetOnceTaken(form: RefObject<HTMLFormElement | null>, isSending: boolean, startsAnew: boolean) {
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && startsAnew) form.current?.reset();
    wasSending.current = isSending;
  }, [form, isSending, startsAnew]);
}
