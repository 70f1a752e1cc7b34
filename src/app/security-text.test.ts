import { expect, it } from "vitest";
import { securityText } from "./security-text.ts";

it("has the contact, the canonical URL and the expiry that RFC 9116 requires", () => {
  const now = new Date("2031-01-10T15:04:05Z");
  expect(securityText("https://ujamaa.example", "help@savannah.example", now)).toBe(
    [
      "Contact: mailto:help@savannah.example",
      "Expires: 2031-07-09T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://ujamaa.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
