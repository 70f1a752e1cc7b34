import type { MouseEvent } from "react";

/** For a link out of a dialog. Closing returns the focus to where it was; leaving the page would lose it. */
export function closeDialog(event: MouseEvent<HTMLAnchorElement>) {
  const dialog = event.currentTarget.closest("dialog");
  if (!dialog?.matches(":modal")) return;
  event.preventDefault();
  dialog.close();
}
