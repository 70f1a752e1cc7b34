import { type ReactNode, type RefObject, useEffect, useState } from "react";

type ActionFootProps = {
  /** The button that the bar replaces while it is out of sight. */
  instead: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A sticky bar with the page's main action at the bottom of a phone's screen. */
export function ActionFoot({ instead, children }: ActionFootProps) {
  const isShown = useIsOutOfSight(instead);
  return (
    <div className="action-foot" data-shown={isShown} inert={!isShown}>
      {children}
    </div>
  );
}

function useIsOutOfSight(watched: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const element = watched.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsOut(entry?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);
  return isOut;
}
