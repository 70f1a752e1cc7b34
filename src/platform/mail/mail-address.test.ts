import { describe, expect, it } from "vitest";
import { readMailAddress } from "./mail-address.ts";

describe("readMailAddress", () => {
  it.each(["ada@example.org", "ada.l+news@mail.example.org", "o'hara@example.org"])(
    "accepts %s",
    (address) => {
      expect(readMailAddress(address)).toBe(address);
    },
  );

  it.each([
    "ada@example.org\r\nBcc: eve@example.org",
    "ada@example.org\nBcc: eve@example.org",
    "ada@example.org\r",
    "ada@example.org\n",
    "ada@example.org%0d%0aBcc:eve@example.org",
    "ada@example.org\u2028Bcc: eve@example.org",
    "ada@example.org\0eve@example.org",
    "ada@example.org, eve@example.org",
    "ada@example.org;eve@example.org",
    "ada@example.org eve@example.org",
    "Ada <ada@example.org>",
    "<ada@example.org>",
    '"ada@example.org, eve"@example.org',
    '"a\r\nb"@example.org',
    "friends: ada@example.org, eve@example.org;",
    "ada(eve@example.org)@example.org",
    "ada@[127.0.0.1]",
    "ada@@example.org",
    "ada",
    "",
    `${"a".repeat(250)}@example.org`,
  ])("rejects %j", (text) => {
    expect(readMailAddress(text)).toBeNull();
  });
});
