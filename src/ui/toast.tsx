import { X } from "lucide";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Form } from "react-router";
import { Band } from "./band.tsx";
import { Button, IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { KeyCap } from "./shortcut-keys.tsx";
import {
  currentToast,
  dismissToast,
  pauseToast,
  resumeToast,
  subscribeToToast,
  type Toast,
  type ToastAction,
} from "./toast-store.ts";

const nothing = () => null;

/** Renders the toasts. Mount it once, after the site header: on phones it is positioned below that. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, nothing);
  const host = useTopDialog(toast);
  const regions = (
    <section className="toaster" aria-label="Notifications">
      <div role="status">{toast?.variant === "default" && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.variant === "destructive" && <ToastCard key={toast.id} toast={toast} />}</div>
    </section>
  );
  return host ? createPortal(regions, host) : regions;
}

/** One toast, without positioning. */
export function ToastCard({ toast }: { toast: Toast }) {
  const isDestructive = toast.variant === "destructive";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      className={classes("toast surface", isDestructive && "toast-destructive")}
      onMouseEnter={pauseToast}
      onMouseLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeToast}
    >
      {isDestructive ? <span /> : <Band palette="gold" vertical />}
      <div>
        <b>{toast.title}</b>
        {toast.description && <p>{toast.description}</p>}
      </div>
      {toast.action && <ToastActionForm action={toast.action} onSubmit={dismissToast} />}
      <IconButton label="Dismiss" onClick={dismissToast}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}

type ToastActionFormProps = { action: ToastAction; onSubmit?: () => void };

/** The button of a toast. Its key, for pages with shortcuts, is its first letter. */
export function ToastActionForm({ action: { label, to, fields }, onSubmit }: ToastActionFormProps) {
  const key = label.charAt(0).toLowerCase();
  return (
    <Form
      method="post"
      action={to}
      className="toast-action"
      preventScrollReset
      {...(onSubmit && { onSubmit })}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="quiet" size="small" aria-keyshortcuts={key}>
        {label} <KeyCap of={key} />
      </Button>
    </Form>
  );
}

/** The topmost open dialog or popover. It is in the top layer, so a toast outside would be covered. */
function useTopDialog(toast: Toast | null): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    const dialog = toast && [...document.querySelectorAll("dialog:modal, :popover-open")].at(-1);
    if (!dialog) return;
    setHost(dialog);
    const leave = () => setHost(null);
    dialog.addEventListener("close", leave);
    dialog.addEventListener("toggle", leave);
    return () => {
      dialog.removeEventListener("close", leave);
      dialog.removeEventListener("toggle", leave);
      leave();
    };
  }, [toast]);
  return host;
}
