import { expect, it } from "vitest";
import { withoutKeys } from "./without-keys.ts";

it.each([
  ["/calendar/3bWk-x_9.ics", "/calendar/[key].ics"],
  ["/calendar/3bWk-x_9.rss", "/calendar/[key].rss"],
  ["/messages/019a-3bWk-x_9.data", "/messages/[key].data"],
  ["/letters/stop/019a.event-reminders.3bWk-x_9", "/letters/stop/[key]"],
  ["/letters/stop/019a.event-reminders.3bWk-x_9.data", "/letters/stop/[key].data"],
  ["/trips/shared/3bWk-x_9", "/trips/shared/[key]"],
  ["/trips/shared/3bWk-x_9/live", "/trips/shared/[key]/live"],
  ["/trips/shared/3bWk-x_9.data", "/trips/shared/[key].data"],
  // The router is case-insensitive.
  ["/Trips/Shared/3bWk-x_9", "/Trips/Shared/[key]"],
  ["/event/019a.ics", "/event/019a.ics"],
  ["/", "/"],
])("the log has %s as %s", (path, shown) => {
  expect(withoutKeys(path)).toBe(shown);
});
