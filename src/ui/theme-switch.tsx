import { Moon, Sun } from "lucide";
import { useSyncExternalStore } from "react";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import {
  chooseTheme,
  currentTheme,
  subscribeToTheme,
  type Theme,
  themeScript,
  toggleTheme,
} from "./theme.ts";

const themes: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };
const onServer = (): Theme => "system";

/** System, Light or Dark as text buttons. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, onServer);
  return (
    <fieldset className="theme-choices">
      <legend className="sr-only">Theme</legend>
      {(Object.keys(themes) as Theme[]).map((name) => (
        <button key={name} type="button" aria-pressed={theme === name} onClick={() => chooseTheme(name)}>
          {themes[name]}
        </button>
      ))}
    </fieldset>
  );
}

/** An icon button that toggles between light and dark. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <IconButton
      label="Switch between light and dark"
      className={className ? `theme-toggle ${className}` : "theme-toggle"}
      onClick={toggleTheme}
    >
      <Icon of={Moon} className="to-dark" />
      <Icon of={Sun} className="to-light" />
    </IconButton>
  );
}

/**
 * The inline script for the head. It adds an attribute to `<html>`, which therefore needs `suppressHydrationWarning`.
 * The script needs it too: browsers hide its nonce from hydration.
 */
export function ThemeScript({ nonce }: { nonce?: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {themeScript}
    </script>
  );
}
