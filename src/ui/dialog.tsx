import { X } from "lucide";
import { type ReactNode, useId } from "react";
import { Band } from "./band.tsx";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { useModal } from "./use-modal.ts";
import type { PaletteName } from "./weave/palettes.ts";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  palette?: PaletteName;
  /** `alertdialog` for a confirmation. */
  role?: "dialog" | "alertdialog";
  /** `large` for fields side by side, `form` for a long form: full screen on phones. */
  size?: "regular" | "large" | "form";
  /** Already open in the server's HTML: a dialog with its own URL, which also works without JavaScript. */
  isOpenFromStart?: boolean;
  children?: ReactNode;
};

/** A modal dialog. Esc, the backdrop and the cross close it, and focus returns to the previous element. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  palette = "gold",
  role,
  size = "regular",
  isOpenFromStart = false,
  children,
}: DialogProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      role={role}
      open={isOpenFromStart || undefined}
      className={classes("dialog surface", size !== "regular" && `dialog-${size}`)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
    >
      <Band palette={palette} />
      <div className="dialog-body">
        <h2 id={`${id}-title`}>{title}</h2>
        {description && (
          <p id={`${id}-text`} className="text-muted">
            {description}
          </p>
        )}
        {children}
        {actions && <div className="actions">{actions}</div>}
        <IconButton label="Close" className="dialog-close" onClick={() => modal.ref.current?.close()}>
          <Icon of={X} />
        </IconButton>
      </div>
    </dialog>
  );
}
