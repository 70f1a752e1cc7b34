import { expect, it } from "vitest";
import { fillSlots, layout, route } from "./routes.ts";

const shop = route("shop/:id", "shop.tsx", { slot: "shop", children: [route("edit", "edit.tsx")] });

it("adds the sections of other features inside the routes with their slots", () => {
  const goods = { shop: [layout("goods.tsx", [], { slot: "shop reviews" })] };
  const reviews = { "shop reviews": [route("reviews", "reviews.tsx")] };
  expect(fillSlots([shop], [goods, reviews])).toEqual([
    {
      path: "shop/:id",
      file: "shop.tsx",
      children: [
        { path: "edit", file: "edit.tsx" },
        { file: "goods.tsx", children: [{ path: "reviews", file: "reviews.tsx" }] },
      ],
    },
  ]);
});

it("refuses a section for a slot that no route has", () => {
  const sections = { shops: [route("reviews", "reviews.tsx")] };
  expect(() => fillSlots([shop], [sections])).toThrow('No route has the slot "shops".');
});
