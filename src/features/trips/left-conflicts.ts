import { useState } from "react";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { Conflict } from "./find-conflicts.ts";

const leftKey = "trip-left-as-it-is";
/** More than a trip of two weeks can have; the oldest are forgotten. */
const maxLeft = 200;

/** The conflicts that nobody has left as they are in this browser, and how to leave one. */
export function useLeftConflicts(conflicts: readonly Conflict[]) {
  const isHydrated = useIsHydrated();
  const [leftNow, setLeftNow] = useState<readonly string[]>([]);
  const left = new Set(isHydrated ? [...readLeft(), ...leftNow] : []);
  return {
    open: conflicts.filter(({ id }) => !left.has(id)),
    leave: (id: string) => {
      writeLeft([...readLeft(), id].slice(-maxLeft));
      setLeftNow((ids) => [...ids, id]);
    },
  };
}

function readLeft(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(leftKey) ?? "[]");
    return Array.isArray(read) ? read.slice(-maxLeft).filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function writeLeft(ids: readonly string[]) {
  try {
    localStorage.setItem(leftKey, JSON.stringify(ids));
  } catch {
    // Left for as long as the page is open.
  }
}
