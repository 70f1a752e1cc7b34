import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { showToast, type ToastInput } from "#ui/toast-store.ts";
import { useFocusFirstError } from "#ui/use-focus-first-error.ts";

type Failure = { toast: ToastInput; mistakes: object };
type Options = {
  /** Whether what is being sent is this form: a page has several. */
  isThisForm: (sent: FormData) => boolean;
  keepsWords?: boolean | undefined;
};

/** Shows what went wrong as a toast, leads to the first wrong field, and empties the form once it was taken. */
export function useFormFailure(failure: Failure | undefined, { isThisForm, keepsWords }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const sent = navigation.formMethod === "POST" ? navigation.formData : undefined;
  const isSending = sent !== undefined && isThisForm(sent);
  useFocusFirstError(form, failure?.mistakes);
  useEffect(() => {
    if (failure) showToast(failure.toast);
  }, [failure]);
  useResetOnceTaken(form, isSending, failure ?? keepsWords);
  return { form, isSending };
}

function useResetOnceTaken(form: RefObject<HTMLFormElement | null>, isSending: boolean, holds: unknown) {
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && !holds) form.current?.reset();
    wasSending.current = isSending;
  }, [form, isSending, holds]);
}

/** Whether scripts run here: until then the browser checks the form in its own words. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
