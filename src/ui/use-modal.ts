import { type MouseEvent, useEffect, useRef } from "react";

/** Opens and closes a native modal dialog with `open`; spread the result on the `<dialog>`. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.matches(":modal")) {
      // A dialog from the server's HTML is open, but not modal. It must be closed to be opened as a modal.
      dialog.removeAttribute("open");
      const page = document.documentElement;
      page.style.setProperty("--scrollbar", `${innerWidth - page.clientWidth}px`);
      dialog.showModal();
      lockScrolling();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  // A dialog that is removed while open does not report that it closed.
  useEffect(() => lockScrolling, []);
  return {
    ref,
    onClose: () => {
      lockScrolling();
      onClose();
    },
    // The dialog's children cover it, so a click on the dialog itself is on the backdrop.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) event.currentTarget.close();
    },
  };
}

/**
 * Marks the root while a modal is open; base.css locks scrolling then. With `:has(dialog:modal)` instead, browsers would
 * recalculate the styles of the whole page whenever an element is inserted.
 */
function lockScrolling() {
  document.documentElement.toggleAttribute("data-modal", document.querySelector("dialog:modal") !== null);
}
