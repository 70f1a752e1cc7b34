import { type RefObject, useEffect } from "react";

/** After an answer with errors, puts the focus into the first field that is wrong. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, errors: unknown): void {
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
