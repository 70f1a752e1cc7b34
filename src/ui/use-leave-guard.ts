import { useEffect, useRef } from "react";
import { type Location, useBlocker } from "react-router";

/** Something that may keep people on a page: a lost connection, changes that are not saved. */
export type LeaveGuard = {
  blocks: (from: Location, to: Location) => boolean;
  /** Asked when it kept somebody here: one of the two has to follow, now or after a question. */
  onBlocked: (choice: { stay: () => void; leave: () => void }) => void;
};

const guards = new Set<LeaveGuard>();

/** Guards the page while the caller is shown; the guard must stay the same object. */
export function useLeaveGuard(guard: LeaveGuard): void {
  useEffect(() => addLeaveGuard(guard), [guard]);
}

/** Asks the guards before the router leaves a page. The router allows one blocker, so the layout calls this once. */
export function useLeaveGuards(): void {
  const blockedBy = useRef<LeaveGuard>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    blockedBy.current = findLeaveGuard(currentLocation, nextLocation);
    return blockedBy.current !== undefined;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blockedBy.current?.onBlocked({ stay: blocker.reset, leave: blocker.proceed });
  }, [blocker]);
}

/** Adds a guard; the answer takes it away again. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** The guard that keeps somebody from going there; the oldest is asked first. */
export function findLeaveGuard(from: Location, to: Location): LeaveGuard | undefined {
  return [...guards].find(({ blocks }) => blocks(from, to));
}
