import { saveError } from "#platform/admin/editor-errors.ts";
import type { FormErrors } from "#ui/form-state.ts";
import type { ToastInput } from "#ui/toast-store.ts";

/** The toast for invalid fields. A missing name has its own title. */
export function toastForListing(errors: FormErrors): ToastInput {
  const variant = "destructive";
  if (errors.name) return { title: errors.name, variant };
  const description = Object.values(errors).find(Boolean) ?? "";
  return { title: saveError, description, variant };
}
