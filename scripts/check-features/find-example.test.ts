import { expect, it } from "vitest";
import { fillPattern, findExample } from "./find-example.ts";

const examples = ["/api/reviews", "/shop/:id", "/shop/:id/files/:file", "/shop/:id/delete"];

it.each([
  ["/shop/:id", "/shop/:id"],
  ["/shop/:id?index", "/shop/:id"],
  ["/shop/:id/edit", "/shop/:id"],
  ["/shop/:id/delete", "/shop/:id/delete"],
  ["/shop/:id/files/:file", "/shop/:id/files/:file"],
  ["/shop/:id/orders/:order", undefined],
  ["/api/reviews", "/api/reviews"],
  ["/api/reviews/challenge", undefined],
  ["/shops/:id", undefined],
])("fills %s in with %s", (pattern, example) => {
  expect(findExample(pattern, examples)).toBe(example);
});

it("puts parameters that are not in the path into the query", () => {
  expect(fillPattern("/shop/:id/edit?index", { id: "7" })).toBe("/shop/7/edit?index=");
  expect(fillPattern("/api/:store/variants", { store: "s", "ids[]": "7" })).toBe(
    "/api/s/variants?ids%5B%5D=7",
  );
});
