import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

const prefetchDelayMs = 100;

/** Turns clicks on every `Link` into client navigation, and prefetches on hover. Rendered once, in the shell. */
export function LinkNavigation() {
  const navigate = useNavigate();
  const [prefetched, setPrefetched] = useState<string | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function follow(event: MouseEvent) {
      const link = findLink(event);
      if (!link || !isPlainClick(event) || opensElsewhere(link)) return;
      event.preventDefault();
      void navigate(pathOf(link), {
        replace: link.hasAttribute("data-replace") || addressOf(link).href === window.location.href,
        preventScrollReset: link.hasAttribute("data-keep-scroll"),
      });
    }

    function prefetch(event: Event) {
      clearTimeout(timer);
      const link = findLink(event);
      // Offline, the router would reload the page when the prefetch fails.
      if (link?.getAttribute("data-link") !== "intent" || !navigator.onLine) return;
      timer = setTimeout(() => setPrefetched(pathOf(link)), prefetchDelayMs);
    }

    const options = { signal: controller.signal, passive: true };
    document.addEventListener("click", follow, { signal: controller.signal });
    for (const type of ["mouseover", "focusin", "touchstart"])
      document.addEventListener(type, prefetch, options);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [navigate]);

  return prefetched && <PrefetchPageLinks page={prefetched} />;
}

/** The HTML or SVG anchor the event occurred on. */
function findLink(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest("a[data-link]") : null;
}

/** Other clicks, such as opening a new tab, are left to the browser. */
function isPlainClick(event: MouseEvent) {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && !defaultPrevented;
}

function opensElsewhere(link: Element) {
  return (link.getAttribute("target") ?? "_self") !== "_self";
}

function addressOf(link: Element) {
  return new URL(link.getAttribute("href") ?? "", window.location.href);
}

function pathOf(link: Element) {
  const { pathname, search, hash } = addressOf(link);
  return `${pathname}${search}${hash}`;
}
