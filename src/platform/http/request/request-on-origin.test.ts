import { expect, it } from "vitest";
import { requestOnOrigin } from "./request-on-origin.ts";

it.each([
  ["http://10.0.0.7:3000/login?next=%2Fdashboard", "https://hub.example/login?next=%2Fdashboard"],
  ["http://10.0.0.7:3000//evil.example/x", "https://hub.example//evil.example/x"],
  ["http://evil.example/", "https://hub.example/"],
])("moves %s to %s", async (from, to) => {
  const body = new TextEncoder().encode("a=1");
  const moved = requestOnOrigin(
    new Request(from, { method: "POST", headers: { "x-a": "b" }, body: "" }),
    "https://hub.example",
    body,
  );
  expect(moved.url).toBe(to);
  expect(moved.method).toBe("POST");
  expect(moved.headers.get("x-a")).toBe("b");
  expect(await moved.text()).toBe("a=1");
});
