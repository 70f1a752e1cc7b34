import { Map as MapIcon, Search } from "lucide";
import { useEffect, useState } from "react";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { FilterButton } from "./result-bar.tsx";
import { listFormId } from "./use-list-form.ts";

type PhoneBarProps = {
  /** What the search looks for; no search without it. */
  searchLabel?: string | undefined;
  filters: number | null;
  mapTo?: string | undefined;
};

/** On a phone, search, filters and map come back as soon as somebody scrolls up. */
export function PhoneBar({ searchLabel, filters, mapTo }: PhoneBarProps) {
  const isShown = useIsScrollingUp();
  return (
    <div className="phone-bar" data-shown={isShown} inert={!isShown}>
      {searchLabel && (
        <button type="button" className="phone-bar-search" onClick={focusSearch}>
          <Icon of={Search} />
          {searchLabel}
        </button>
      )}
      {filters !== null && <FilterButton count={filters} />}
      {mapTo && (
        <Link to={mapTo} className="button button-secondary button-regular">
          <Icon of={MapIcon} />
          Map
        </Link>
      )}
    </div>
  );
}

function focusSearch() {
  const form = document.getElementById(listFormId);
  const field = form?.querySelector<HTMLInputElement>("input[type=search]");
  field?.focus();
  field?.scrollIntoView({ block: "start" });
}

/** Below this the head of the page still has what the bar would show. */
const headHeight = 360;
/** A thumb that rests trembles. */
const minStep = 6;

function useIsScrollingUp(): boolean {
  const [isUp, setIsUp] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < minStep) return;
      setIsUp(now < last && now > headHeight);
      last = now;
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  return isUp;
}
