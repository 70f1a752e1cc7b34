import { expect, it } from "vitest";
import { nearestStop, stopAfter } from "./sheet-stops.ts";

it("settles near where it was released", () => {
  expect(nearestStop(90, 700)).toBe("peek");
  expect(nearestStop(240, 700)).toBe("peek");
  expect(nearestStop(270, 700)).toBe("half");
  expect(nearestStop(520, 700)).toBe("half");
  expect(nearestStop(640, 700)).toBe("full");
});

it("moves by keys, up to its ends", () => {
  expect(stopAfter("peek", "ArrowUp")).toBe("half");
  expect(stopAfter("half", "ArrowUp")).toBe("full");
  expect(stopAfter("full", "ArrowUp")).toBe("full");
  expect(stopAfter("half", "ArrowDown")).toBe("peek");
  expect(stopAfter("peek", "ArrowDown")).toBe("peek");
  expect(stopAfter("half", "Home")).toBe("peek");
  expect(stopAfter("half", "End")).toBe("full");
  expect(stopAfter("half", "a")).toBeNull();
});
