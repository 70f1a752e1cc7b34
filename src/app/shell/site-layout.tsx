import { type ReactNode, useEffect, useRef } from "react";
import { type Location, useLocation } from "react-router";
import type { CartStore } from "#features/store/cart/cart-drawer.tsx";
import { LinkNavigation } from "#ui/link-navigation.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { Toaster } from "#ui/toast.tsx";
import { useLeaveGuards } from "#ui/use-leave-guard.ts";
import { paletteOf } from "./sections.ts";
import { type OpenFooter, SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useOfflineGuard } from "./use-offline-guard.ts";
import type { Visitor } from "./visitor.ts";

type SiteLayoutProps = {
  visitor: Visitor | null;
  year: number;
  footer: OpenFooter;
  store: CartStore | null;
  children: ReactNode;
};

/** The shell around every page. */
export function SiteLayout({ visitor, year, footer, store, children }: SiteLayoutProps) {
  const location = useLocation();
  const { pathname } = location;
  const main = useFocusAfterNavigation(location);
  useLeaveGuards();
  useOfflineGuard();
  return (
    <>
      <SkipLink />
      <LinkNavigation />
      <ProgressBar />
      <SiteHeader visitor={visitor} store={store} />
      <Toaster />
      <main id="main" ref={main} tabIndex={-1} data-palette={paletteOf(pathname)} className="flex-1">
        {children}
      </main>
      <SiteFooter palette={paletteOf(pathname)} year={year} open={footer} />
    </>
  );
}

/** Moves focus to the content after a client navigation, as a document load would. */
function useFocusAfterNavigation({ pathname, state }: Location<unknown>) {
  const main = useRef<HTMLElement>(null);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!isBackOnPage(state)) main.current?.focus({ preventScroll: true });
  }, [pathname, state]);
  return main;
}

/** Closing a dialog with its own URL has already returned the focus. */
function isBackOnPage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "closedDialog" in state;
}
