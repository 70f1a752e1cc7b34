import { expect, it } from "vitest";
import { selectPageTests } from "./select-page-tests.ts";

const pageTests = ["src/features/wealth/pages/wealth-page.test.ts", "src/app/server.test.ts"];

it.each([
  { change: "a page", changed: ["src/features/wealth/pages/wealth.tsx"], selected: [pageTests[0]] },
  { change: "another feature", changed: ["src/features/trips/rules.ts"], selected: [] },
  { change: "shared code", changed: ["src/ui/card.tsx"], selected: pageTests },
  { change: "a migration", changed: ["migrations/20261116T0930_add_venue_hours.sql"], selected: pageTests },
  { change: "a test alone", changed: ["src/ui/card.test.tsx"], selected: [] },
])("selects the page tests that $change can affect", ({ changed, selected }) => {
  expect(selectPageTests(pageTests, changed)).toEqual(selected);
});
