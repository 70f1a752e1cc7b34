import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

const pointedAtMs = 100;

/** Follows every `Link` inside the browser, and reads ahead what somebody points at. Stands once, in the shell. */
export function LinkGuide() {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    let pointing: ReturnType<typeof setTimeout> | undefined;

    function follow(event: MouseEvent) {
      const link = findLink(event);
      if (!link || !isPlainPress(event) || opensElsewhere(link)) return;
      event.preventDefault();
      void navigate(pathOf(link), {
        replace: addressOf(link).href === window.location.href,
        preventScrollReset: link.hasAttribute("data-keep-scroll"),
      });
    }

    function notice(event: Event) {
      clearTimeout(pointing);
      const link = findLink(event);
      // Without a network the router would reload the page, because it cannot get what it was to read ahead.
      if (link?.getAttribute("data-link") !== "intent" || !navigator.onLine) return;
      pointing = setTimeout(() => setWanted(pathOf(link)), pointedAtMs);
    }

    const options = { signal: listening.signal, passive: true };
    document.addEventListener("click", follow, { signal: listening.signal });
    for (const sign of ["mouseover", "focusin", "touchstart"])
      document.addEventListener(sign, notice, options);
    return () => {
      clearTimeout(pointing);
      listening.abort();
    };
  }, [navigate]);

  return wanted && <PrefetchPageLinks page={wanted} />;
}

/** The link that was pressed, in the page or on a drawing: both kinds of anchor carry the mark. */
function findLink(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest("a[data-link]") : null;
}

/** Everything else, such as a new tab, is for the browser. */
function isPlainPress(event: MouseEvent) {
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
