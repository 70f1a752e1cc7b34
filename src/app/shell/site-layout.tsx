import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { CartStore } from "#features/store/cart/cart-drawer.tsx";
import { LinkNavigation } from "#ui/link-navigation.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { Toaster } from "#ui/toast.tsx";
import { useLeaveGuards } from "#ui/use-leave-guard.ts";
import { paletteOf } from "./sections.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useOfflineGuard } from "./use-offline-guard.ts";
import type { Visitor } from "./visitor.ts";

type SiteLayoutProps = {
  visitor: Visitor | null;
  year: number;
  hasSocialLinks: boolean;
  store: CartStore | null;
  children: ReactNode;
};

/** The shell around every page. */
export function SiteLayout({ visitor, year, hasSocialLinks, store, children }: SiteLayoutProps) {
  const { pathname } = useLocation();
  const main = useFocusAfterNavigation(pathname);
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
      <SiteFooter palette={paletteOf(pathname)} year={year} hasSocialLinks={hasSocialLinks} />
    </>
  );
}

/** Moves focus to the content after a client navigation, as a document load would. */
function useFocusAfterNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
