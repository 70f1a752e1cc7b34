export type Theme = "system" | "light" | "dark";

const key = "theme";
const listeners = new Set<() => void>();

/** Applies the stored theme before the first paint, as an inline script in the head with a nonce or a hash. */
export const themeScript = `try{var t=localStorage.getItem("${key}");if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/** The theme chosen in this browser. */
export function currentTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Sets the theme and stores it if the browser allows. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    if (theme === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage may be blocked. The choice then lasts until the page is closed.
  }
}

/** Toggles between light and dark, based on what is shown now. */
export function toggleTheme(): void {
  const theme = currentTheme();
  const isDark =
    theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  chooseTheme(isDark ? "light" : "dark");
}

/** Calls the listener when the theme changes in this tab or another. Returns the unsubscribe function. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", followOtherTab);
  };
}

function followOtherTab(event: StorageEvent) {
  if (event.key !== key) return;
  applyTheme(event.newValue === "light" || event.newValue === "dark" ? event.newValue : "system");
}

function applyTheme(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}
