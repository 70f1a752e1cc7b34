import { ArrowLeft } from "lucide";
import { useEffect, useRef } from "react";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { KeyLegend } from "#ui/shortcut-keys.tsx";
import { useModal } from "#ui/use-modal.ts";
import { SearchEverything } from "./search-box.tsx";

/** The search dialog: full screen on phones, a box near the top on larger screens. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const modal = useModal(open, onClose);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!open) return;
    field.current?.focus();
    field.current?.select();
  }, [open]);
  return (
    <dialog {...modal} className="search-dialog" aria-label="Search">
      <div className="search-dialog-box">
        <IconButton
          label="Close the search"
          className="search-dialog-close"
          onClick={() => modal.ref.current?.close()}
        >
          <Icon of={ArrowLeft} />
        </IconButton>
        <SearchEverything
          field={field}
          onSubmit={() => modal.ref.current?.close()}
          onLeave={() => modal.ref.current?.close()}
        />
        <div className="search-dialog-hint">
          <p>A name, or what you need and where: “coffee in Atlanta”, “jazz tonight”, “braids near me”.</p>
          <KeyLegend keys={{ "/": "opens this on every page" }} />
        </div>
      </div>
    </dialog>
  );
}
