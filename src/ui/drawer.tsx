import { X } from "lucide";
import { type ReactNode, useId } from "react";
import { Band } from "./band.tsx";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { useModal } from "./use-modal.ts";
import type { PaletteName } from "./weave/palettes.ts";

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: "right" | "left";
  palette?: PaletteName;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  id?: string;
  children: ReactNode;
};

/** A panel that slides in from the side. */
export function Drawer({
  open,
  onClose,
  title,
  side = "right",
  palette = "gold",
  footer,
  id,
  children,
}: DrawerProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      id={id}
      className={classes("drawer", side === "left" && "drawer-left")}
      aria-labelledby={titleId}
    >
      <header className="drawer-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Close" onClick={() => modal.ref.current?.close()}>
          <Icon of={X} />
        </IconButton>
      </header>
      <Band palette={palette} />
      <div className="drawer-body">{children}</div>
      {footer && <footer className="drawer-foot">{footer}</footer>}
    </dialog>
  );
}
