import { expect, it } from "vitest";
import { shortenLocation } from "./us-states.ts";

it.each([
  ["Charleston, South Carolina", "Charleston, SC"],
  ["New York, New York", "New York, NY"],
  ["Washington, D.C.", "Washington, DC"],
  ["Sweet Auburn, Atlanta, georgia", "Sweet Auburn, Atlanta, GA"],
  ["Houston, TX", "Houston, TX"],
  ["Accra, Ghana", "Accra, Ghana"],
  ["Georgia", "Georgia"],
  ["", ""],
])("shortens %j to %j", (location, short) => {
  expect(shortenLocation(location)).toBe(short);
});
