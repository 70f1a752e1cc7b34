import { expect, it } from "vitest";
import { findSigner, isSigned, sign } from "./sign.server.ts";

const old = { AUTH_SECRET: "the secret of last year" };
const rotated = { AUTH_SECRET: "the secret of this year", AUTH_SECRET_PREVIOUS: old.AUTH_SECRET };

it("accepts signatures of the current and the previous secret, and signs with the current one", () => {
  const [before, after] = [sign(old, "order:1"), sign(rotated, "order:1")];
  expect(before).not.toBe(after);
  expect([isSigned(rotated, "order:1", before), isSigned(rotated, "order:1", after)]).toEqual([true, true]);
  expect(findSigner(rotated, "order:1", before)).toBe(old.AUTH_SECRET);
});

it("rejects a different text, a removed secret and half a signature", () => {
  const signature = sign(old, "order:1");
  const { AUTH_SECRET } = rotated;
  expect(isSigned(rotated, "order:2", signature)).toBe(false);
  expect(isSigned({ AUTH_SECRET }, "order:1", signature)).toBe(false);
  for (const wrong of ["", signature.slice(1), `${signature}a`])
    expect(isSigned(rotated, "order:1", wrong)).toBe(false);
});
