import { expect, it } from "vitest";
import { pagePolicy, storedPagePolicy, tileOrigin } from "./security-headers.ts";

const connectOf = (policy: string) => policy.split("; ").find((part) => part.startsWith("connect-src"));

it("lets pages fetch map tiles from exactly the origin of the tile file", () => {
  const connections = tileOrigin("https://tiles.ujamaa.example:8443/us/streets.pmtiles");
  expect(connections).toBe("https://tiles.ujamaa.example:8443");
  const expected = "connect-src 'self' https://tiles.ujamaa.example:8443";
  expect(connectOf(pagePolicy("n", { connections }))).toBe(expected);
  expect(connectOf(storedPagePolicy(["'sha256-x'"], connections))).toBe(expected);
});

it.each([undefined, "/map/streets.pmtiles"])("lets pages fetch only from us with %s", (address) => {
  expect(connectOf(pagePolicy("n", { connections: tileOrigin(address) }))).toBe("connect-src 'self'");
  expect(connectOf(storedPagePolicy([], tileOrigin(address)))).toBe("connect-src 'self'");
});
