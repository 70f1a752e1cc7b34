import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { LinkGuide } from "#ui/link-guide.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { Toaster } from "#ui/toast.tsx";
import { useLeaveGuards } from "#ui/use-leave-guard.ts";
import { paletteOf } from "./sections.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useStayWhenOffline } from "./use-stay-when-offline.ts";
import type { Visitor } from "./visitor.ts";

type SiteLayoutProps = {
  visitor: Visitor | null;
  year: number;
  hasSocialLinks: boolean;
  children: ReactNode;
};

/** What stands around every page. */
export function SiteLayout({ visitor, year, hasSocialLinks, children }: SiteLayoutProps) {
  const { pathname } = useLocation();
  const main = useFocusAfterNavigation(pathname);
  useLeaveGuards();
  useStayWhenOffline();
  return (
    <>
      <SkipLink />
      <LinkGuide />
      <ProgressBar />
      <SiteHeader visitor={visitor} />
      <Toaster />
      <main id="main" ref={main} tabIndex={-1} data-palette={paletteOf(pathname)} className="flex-1">
        {children}
      </main>
      <SiteFooter palette={paletteOf(pathname)} year={year} hasSocialLinks={hasSocialLinks} />
    </>
  );
}

/** A new page starts at its content for the keyboard and for screen readers, as a document load would. */
function useFocusAfterNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
