import { expect, it } from "vitest";
import { listNetworks } from "./list-networks.ts";

it.each([
  ["a whole address", "https://social.example/lem", "https://social.example/lem"],
  ["[COM-20] an address without http", "instagram.com/lem", "https://instagram.com/lem"],
  ["[COM-20] an address of any host", "social.example/lem", "https://social.example/lem"],
  ["a handle", "@lem.hightower", "https://instagram.com/lem.hightower"],
])("listNetworks opens %s", (_what, instagram, href) => {
  expect(listNetworks({ instagram })).toEqual([{ network: "instagram", href }]);
});

it("listNetworks ignores malformed URLs, and anything but a map", () => {
  expect(
    listNetworks({ instagram: null, twitter: "", website: "javascript:alert(1)", spotify: "@x" }),
  ).toEqual([]);
  expect(listNetworks(null)).toEqual([]);
  expect(listNetworks("instagram.com/lem")).toEqual([]);
});
