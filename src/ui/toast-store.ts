export type ToastVariant = "default" | "destructive";
/** A button that posts these fields to a page of this site: Undo. */
export type ToastAction = { label: string; to: string; fields: Record<string, string> };
export type ToastInput = {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant;
  action?: ToastAction | undefined;
};
export type Toast = {
  id: number;
  title: string;
  description: string | undefined;
  variant: ToastVariant;
  action?: ToastAction | undefined;
};

const toastLifeMs = 5000;
/** Longer with a button: it must be read, decided on and reached. */
const toastWithActionLifeMs = 12_000;

let toast: Toast | null = null;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let endsAt = 0;
let remainingMs = 0;
const listeners = new Set<() => void>();

/** Shows a toast for five seconds, longer with a button. It replaces the previous one. */
export function showToast({ title, description, variant = "default", action }: ToastInput): void {
  lastId += 1;
  change({ id: lastId, title, description, variant, action });
  startTimer(action ? toastWithActionLifeMs : toastLifeMs);
}

/** Removes the toast. */
export function dismissToast(): void {
  clearTimeout(timer);
  change(null);
}

/** Pauses the timer while the toast is hovered or focused. */
export function pauseToast(): void {
  clearTimeout(timer);
  remainingMs = Math.max(0, endsAt - Date.now());
}

/** Resumes the timer. */
export function resumeToast(): void {
  if (toast) startTimer(remainingMs);
}

/** The visible toast, if any. */
export function currentToast(): Toast | null {
  return toast;
}

/** Calls the listener on every change. Returns the unsubscribe function. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function startTimer(lifeMs: number) {
  clearTimeout(timer);
  endsAt = Date.now() + lifeMs;
  timer = setTimeout(dismissToast, lifeMs);
}

function change(next: Toast | null) {
  toast = next;
  for (const listener of listeners) listener();
}
