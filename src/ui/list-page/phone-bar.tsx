import { Map as MapIcon, Search } from "lucide";
import { useEffect, useState } from "react";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { useList } from "./list-context.ts";
import { FilterButton } from "./result-bar.tsx";
import { listFormId } from "./use-list-form.ts";

/** A bar with search, filters and map that reappears on phones when scrolling up. */
export function PhoneBar() {
  const { search, chips, map } = useList();
  const isShown = useIsScrollingUp();
  return (
    <div className="phone-bar" data-shown={isShown} inert={!isShown}>
      {search && (
        <button type="button" className="phone-bar-search" onClick={focusSearch}>
          <Icon of={Search} />
          {search.label}
        </button>
      )}
      {chips && <FilterButton count={chips.length} />}
      {map && (
        <Link to={map.fullMapTo} className="button button-secondary button-regular">
          <Icon of={MapIcon} />
          Map
        </Link>
      )}
    </div>
  );
}

function focusSearch() {
  const form = document.getElementById(listFormId);
  const field = form instanceof HTMLFormElement ? form.elements.namedItem("search") : null;
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.scrollIntoView({ block: "start" });
}

/** Above this scroll position the page header still shows these controls. */
const headerHeight = 360;
/** Ignores the jitter of a resting thumb. */
const minStep = 6;

function useIsScrollingUp(): boolean {
  const [isUp, setIsUp] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < minStep) return;
      setIsUp(now < last && now > headerHeight);
      last = now;
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  return isUp;
}
