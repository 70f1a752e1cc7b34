import { Menu as MenuIcon, Search, ShieldCheck, X } from "lucide";
import { type MouseEvent, type ToggleEvent, useRef } from "react";
import { openInPlace } from "#features/search/components/search-button.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { ThemeSwitch } from "#ui/theme-switch.tsx";
import { ownPages } from "./own-pages.ts";
import { ariaCurrent, type CurrentSection, sections } from "./sections.ts";
import { SignOutForm } from "./sign-out-form.tsx";
import type { Visitor } from "./visitor.ts";

const menuId = "site-menu";

/** The navigation on phones. A native popover, so it works without JavaScript. */
export function SiteMenu({ current, visitor }: { current: CurrentSection; visitor: Visitor | null }) {
  const panel = useRef<HTMLDivElement>(null);

  const closeAfterNavigation = (event: MouseEvent) => {
    if ((event.target as Element).closest("a, [type=submit]")) panel.current?.hidePopover();
  };

  return (
    <>
      <button
        type="button"
        className="icon-button site-menu-button min-[66rem]:hidden"
        aria-label="Menu"
        popoverTarget={menuId}
      >
        <Icon of={MenuIcon} className="opens" />
        <Icon of={X} className="closes" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only reacts to the links and buttons inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing a link or button by keyboard fires click */}
      <div
        ref={panel}
        id={menuId}
        popover="auto"
        className="site-menu absolute inset-x-0 top-18.5 bottom-auto w-auto border-b-2 border-ink bg-paper text-ink min-[66rem]:hidden"
        onClick={closeAfterNavigation}
        onToggle={lockScrolling}
      >
        <div className="wrap pt-2 pb-6">
          <nav aria-label="Menu">
            {sections.map(({ label, to, palette }) => (
              <Link
                key={to}
                to={to}
                data-palette={palette}
                aria-current={ariaCurrent(to, current)}
                className="menu-link"
              >
                {label}
              </Link>
            ))}
            {visitor && (
              <div className="grid grid-cols-2 gap-x-4">
                {ownPages.map(({ label, to, icon }) => (
                  <Link key={to} to={to} className="menu-link menu-link-plain">
                    <Icon of={icon} className="mr-2.5" />
                    {label}
                  </Link>
                ))}
                {visitor.isAdmin && (
                  <Link to="/admin" className="menu-link menu-link-plain">
                    <Icon of={ShieldCheck} className="mr-2.5" />
                    Admin
                  </Link>
                )}
              </div>
            )}
          </nav>
          <Link to="/search" className="menu-link menu-link-plain" onClick={openInPlace}>
            <Icon of={Search} className="mr-2.5" />
            Search everything
          </Link>
          {visitor ? <SignOut email={visitor.email} /> : <LoginPair />}
          <div className="mt-5 flex items-baseline gap-3 text-small text-muted">
            Theme: <ThemeSwitch />
          </div>
        </div>
      </div>
    </>
  );
}

/** Marks the root while the menu is open; on touch screens the page below does not scroll then. */
function lockScrolling({ newState }: ToggleEvent) {
  document.documentElement.toggleAttribute("data-menu", newState === "open");
}

function SignOut({ email }: { email: string }) {
  return (
    <SignOutForm className="mt-5 flex items-center justify-between gap-4">
      <p className="min-w-0 truncate text-small text-muted">{email}</p>
      <Button type="submit" variant="secondary" size="small">
        Sign Out
      </Button>
    </SignOutForm>
  );
}

function LoginPair() {
  return (
    <div className="mt-5 grid grid-cols-2 gap-3">
      <ButtonLink to="/login" variant="secondary">
        Login
      </ButtonLink>
      <ButtonLink to="/register" variant="ink">
        Sign Up
      </ButtonLink>
    </div>
  );
}
