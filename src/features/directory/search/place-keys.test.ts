import { expect, it } from "vitest";
import { cityKey, parsePlaceKeys, stateKey } from "./place-keys.ts";

it.each([
  ["St. Louis", "Saint Louis"],
  ["St Louis", "SAINT  LOUIS"],
  ["Winston-Salem", "winston salem"],
  ["Española", "espanola"],
  ["Coeur d’Alene", "coeur d'alene"],
  ["Ft. Worth", "Fort Worth"],
])("%s and %s are the same city", (one, other) => expect(cityKey(one)).toBe(cityKey(other)));

it.each([
  ["D.C.", "District of Columbia"],
  ["GA", "georgia"],
  ["n.y.", "New York"],
])("%s and %s are the same state", (one, other) => expect(stateKey(one)).toBe(stateKey(other)));

it.each([
  ["Atlanta, GA", { city: "atlanta", state: "ga" }],
  ["new york, ny", { city: "new york", state: "ny" }],
  ["Savannah GA", { city: "savannah", state: "ga" }],
  ["Washington DC", { city: "washington", state: "dc" }],
  ["Washington, D.C.", { city: "washington", state: "dc" }],
  ["D.C.", { city: "washington", state: "dc" }],
  ["Charleston West Virginia", { city: "charleston", state: "wv" }],
  ["St. Louis, Missouri", { city: "st louis", state: "mo" }],
  ["Lagos, Nigeria", { city: "lagos", state: "nigeria" }],
  ["New York", { city: "new york", state: null }],
])("%s can be parsed as %o", (text, keys) => expect(parsePlaceKeys(text)).toContainEqual(keys));

it.each(["", " , ", "…"])("%j has no city", (text) => expect(parsePlaceKeys(text)).toEqual([]));
