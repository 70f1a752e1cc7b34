import { Moon, Sun } from "lucide";
import { useSyncExternalStore } from "react";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { chooseTheme, currentTheme, flipTheme, subscribeToTheme, type Theme, themeScript } from "./theme.ts";

const themes: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };
const onServer = (): Theme => "system";

/** System, Light, Dark: the choice in words. */
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

/** Moon or sun: from light to dark and back in one press. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <IconButton
      label="Switch between light and dark"
      className={className ? `theme-toggle ${className}` : "theme-toggle"}
      onClick={flipTheme}
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
