import { useEffect } from "react";

/**
 * Reports views of this page, and clicks on links with `data-visit`, for the owner's stats. Sent after the page is
 * shown, so the page itself stays the same for everyone. Without JavaScript nothing is counted.
 */
export function useVisitCount(businessId: string, isCounted: boolean): void {
  useEffect(() => {
    if (!isCounted) return;
    const report = (kind: string) => {
      navigator.sendBeacon("/visits", new URLSearchParams({ business: businessId, kind }));
    };
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>("a[data-visit]") : null;
      if (link?.dataset.visit) report(link.dataset.visit);
    };
    // A page in a background tab is counted once it is visible.
    const onVisible = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", onVisible);
      report("view");
    };
    document.addEventListener("visibilitychange", onVisible);
    document.addEventListener("click", onClick);
    document.addEventListener("auxclick", onClick);
    onVisible();
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      document.removeEventListener("click", onClick);
      document.removeEventListener("auxclick", onClick);
    };
  }, [businessId, isCounted]);
}
