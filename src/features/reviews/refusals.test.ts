import { expect, it } from "vitest";
import { describeRefusal } from "./refusals.ts";

it("names the time to wait when there were too many", () => {
  const { message, status } = describeRefusal("too-many", 12 * 60);
  expect(message).toBe("That was a lot in a short time. Please try again in 12 minutes.");
  expect(status).toBe(429);
});
