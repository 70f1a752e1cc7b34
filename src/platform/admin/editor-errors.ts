/** The titles of an editor's failure toasts. */
export const saveError = "Save Error";
export const deleteError = "Delete Error";
