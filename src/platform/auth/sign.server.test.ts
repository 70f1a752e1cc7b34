import { expect, it } from "vitest";
import { findSigner, isSigned, sign } from "./sign.server.ts";

const old = { AUTH_SECRET: "the secret of last year" };
const rotated = { AUTH_SECRET: "the secret of this year", AUTH_SECRET_PREVIOUS: old.AUTH_SECRET };

it("takes signatures of the present secret and of the previous one, and signs with the present one", () => {
  const [before, after] = [sign(old, "order:1"), sign(rotated, "order:1")];
  expect(before).not.toBe(after);
  expect([isSigned(rotated, "order:1", before), isSigned(rotated, "order:1", after)]).toEqual([true, true]);
  expect(findSigner(rotated, "order:1", before)).toBe(old.AUTH_SECRET);
});

it("takes neither another text, nor a secret that is gone, nor half a signature", () => {
  const signature = sign(old, "order:1");
  const { AUTH_SECRET } = rotated;
  expect(isSigned(rotated, "order:2", signature)).toBe(false);
  expect(isSigned({ AUTH_SECRET }, "order:1", signature)).toBe(false);
  for (const wrong of ["", signature.slice(1), `${signature}a`])
    expect(isSigned(rotated, "order:1", wrong)).toBe(false);
});
