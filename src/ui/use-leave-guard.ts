import { useEffect, useRef } from "react";
import { type Location, useBlocker } from "react-router";

/** A reason to block navigation: no connection, unsaved changes. */
export type LeaveGuard = {
  blocks: (from: Location, to: Location) => boolean;
  /** Called when it blocked a navigation. It must call `stay` or `leave`, now or after a confirmation. */
  onBlocked: (choice: { stay: () => void; leave: () => void; to: Location }) => void;
};

const guards = new Set<LeaveGuard>();

/** Registers a guard while the component is mounted. The guard must be a stable object. */
export function useLeaveGuard(guard: LeaveGuard): void {
  useEffect(() => addLeaveGuard(guard), [guard]);
}

/** Runs the guards before every navigation. The router allows one blocker, so only the layout calls this. */
export function useLeaveGuards(): void {
  const blockedBy = useRef<LeaveGuard>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    blockedBy.current = findLeaveGuard(currentLocation, nextLocation);
    return blockedBy.current !== undefined;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { reset: stay, proceed: leave, location: to } = blocker;
    blockedBy.current?.onBlocked({ stay, leave, to });
  }, [blocker]);
}

/** Adds a guard. Returns the function that removes it. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** The first guard that blocks this navigation, the oldest first. */
export function findLeaveGuard(from: Location, to: Location): LeaveGuard | undefined {
  return [...guards].find(({ blocks }) => blocks(from, to));
}
