export type ToastVariant = "default" | "destructive";
export type ToastInput = { title: string; description?: string; variant?: ToastVariant };
export type Toast = { id: number; title: string; description: string | undefined; variant: ToastVariant };

const toastLifeMs = 5000;

let toast: Toast | null = null;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let endsAt = 0;
let remainingMs = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one before; it leaves after five seconds. */
export function showToast({ title, description, variant = "default" }: ToastInput): void {
  lastId += 1;
  change({ id: lastId, title, description, variant });
  startTimer(toastLifeMs);
}

/** Takes the toast away. */
export function dismissToast(): void {
  clearTimeout(timer);
  change(null);
}

/** Holds the toast while somebody reads or uses it. */
export function pauseToast(): void {
  clearTimeout(timer);
  remainingMs = Math.max(0, endsAt - Date.now());
}

/** Lets the held toast live the rest of its time. */
export function resumeToast(): void {
  if (toast) startTimer(remainingMs);
}

/** The toast to be seen now. */
export function currentToast(): Toast | null {
  return toast;
}

/** Calls back on every change; returns the way to stop that. */
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
