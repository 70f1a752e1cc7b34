import { expect, it } from "vitest";
import { laneOf } from "#platform/load/lanes.ts";
import { laneRules } from "./lane-rules.ts";

it.each([
  ["POST", "/webhooks/stripe", "free"],
  ["POST", "/api/store/ujamaa/checkout", "free"],
  ["POST", "/uploads/avatar", "free"],
  ["GET", "/cloth/teal/168x420/a.svg", "free"],
  ["GET", "/business/1/card.png", "free"],
  ["POST", "/login", "writes"],
  ["POST", "/reviews.data", "writes"],
  ["DELETE", "/api/v1/reviews/1", "writes"],
  ["GET", "/", "reads"],
  ["HEAD", "/directory", "reads"],
  ["GET", "/api/store/ujamaa/checkout", "reads"],
  ["GET", "/livez/more", "reads"],
  ["GET", "/api/v1/businesses", "reads"],
])("%s %s uses the lane %s", (method, path, lane) => {
  expect(laneOf(laneRules, new Request(`http://here.example${path}`, { method }), path)).toBe(lane);
});
