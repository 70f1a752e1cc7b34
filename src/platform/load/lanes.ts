import { isWrite } from "#platform/http/request/guard-write.ts";

/** Where a request waits for its turn. Free requests never wait and are never refused. */
export type Lane = "reads" | "writes" | "free";

/** Requests that are not in the lane of their method. */
export type LaneRule = { of: "reads" | "writes" | "all"; path: RegExp; lane: Lane };

/** The lane of a request: the first rule that matches, or that of its method. */
export function laneOf(rules: readonly LaneRule[], request: Request, path: string): Lane {
  const kind = isWrite(request) ? "writes" : "reads";
  return rules.find((rule) => (rule.of === "all" || rule.of === kind) && rule.path.test(path))?.lane ?? kind;
}
