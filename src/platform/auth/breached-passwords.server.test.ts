import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createBloomFilter, emptyBytesFor } from "./bloom-filter.ts";
import { isBreachedPassword } from "./breached-passwords.server.ts";

it.each(["password", "PassWord", "eminem123", "ncc1701d", "jameskirk", "loyola4", "Zaq1!qaz", "vjulia99"])(
  "recognizes %s",
  (password) => expect(isBreachedPassword(password)).toBe(true),
);

it.each(["kola-nut-market", "a quiet porch in Savannah", "shea butter & 14 drums"])(
  "does not recognize %s",
  (password) => expect(isBreachedPassword(password)).toBe(false),
);

it("rarely mistakes another password for a breached one", () => {
  const others = Array.from({ length: 20_000 }, () => randomBytes(9).toString("base64"));
  // One in 4,096 is expected; 40 of them cannot be chance.
  expect(others.filter(isBreachedPassword).length).toBeLessThan(40);
});

it("a filter finds everything that was added", () => {
  const texts = Array.from({ length: 2_000 }, (_, number) => `text ${number}`);
  const { add, has } = createBloomFilter(emptyBytesFor(texts.length));
  for (const text of texts) add(text);
  expect(texts.every(has)).toBe(true);
});
