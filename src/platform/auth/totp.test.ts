import { describe, expect, it } from "vitest";
import { findTotpStep, totpCode, totpKey, totpStep, totpUri } from "./totp.ts";

// The secret and the last six digits of the codes in RFC 6238, appendix B.
const secret = "12345678901234567890";

describe("totpCode", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
  ])("at %s seconds is %s", (seconds, code) => {
    expect(totpCode(secret, totpStep(seconds * 1_000))).toBe(code);
  });
});

describe("findTotpStep", () => {
  const now = 1_234_567_890_000;
  const step = totpStep(now);

  it.each([-1, 0, 1])("accepts the code of step %s from now", (away) => {
    expect(findTotpStep(secret, totpCode(secret, step + away), now)).toBe(step + away);
  });

  it.each([-2, 2])("refuses the code of step %s from now", (away) => {
    expect(findTotpStep(secret, totpCode(secret, step + away), now)).toBeNull();
  });

  it.each(["", "00592", "0059240", "abcdef", "００５９２４"])("refuses %j", (code) => {
    expect(findTotpStep(secret, code, now)).toBeNull();
  });
});

it("formats the key as base32, and the URL with issuer and account", () => {
  expect(totpKey(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(totpKey("ab")).toBe("MFRA");
  expect(totpUri("ab", { issuer: "Our Site", account: "ama+1@example.com" })).toBe(
    "otpauth://totp/Our%20Site:ama%2B1%40example.com?secret=MFRA&issuer=Our%20Site",
  );
});
