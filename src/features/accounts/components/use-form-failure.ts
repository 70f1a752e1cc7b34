import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { showToast, type ToastInput } from "#ui/toast-store.ts";
import { useFocusFirstError } from "#ui/use-focus-first-error.ts";

type Failure = { toast: ToastInput; errors: object };

/** Shows what went wrong as a toast, leads to the first wrong field, and tells while the form is being sent. */
export function useFormFailure(failure: Failure | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  useFocusFirstError(form, failure?.errors);
  useEffect(() => {
    if (failure) showToast(failure.toast);
  }, [failure]);
  return { form, isSending: navigation.state !== "idle" && navigation.formMethod === "POST" };
}
