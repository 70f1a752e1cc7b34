import { expect, it } from "vitest";
import { artistPath, isArtistKey, readConversationId } from "./message-key.server.ts";

const env = { AUTH_SECRET: "one" };
const conversation = { id: "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d", artistEmail: "Odessa@artists.example" };
const key = artistPath(env, conversation).replace("/messages/", "");

it("the artist's key names its conversation and proves the artist", () => {
  expect(readConversationId(key)).toBe(conversation.id);
  expect(isArtistKey(env, conversation, key)).toBe(true);
  expect(isArtistKey(env, { ...conversation, artistEmail: "odessa@artists.example" }, key)).toBe(true);
});

it("is invalid when it is truncated, forged, for another conversation, or of a former address or secret", () => {
  const other = { ...conversation, id: "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3e" };
  expect(isArtistKey(env, conversation, conversation.id)).toBe(false);
  expect(isArtistKey(env, conversation, key.slice(0, -1))).toBe(false);
  expect(isArtistKey(env, conversation, `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`)).toBe(false);
  expect(isArtistKey(env, other, key.replace(conversation.id, other.id))).toBe(false);
  expect(isArtistKey(env, { ...conversation, artistEmail: "new@artists.example" }, key)).toBe(false);
  expect(isArtistKey({ AUTH_SECRET: "two" }, conversation, key)).toBe(false);
});

it.each(["", "7", "nobodys-key", `${conversation.id}x`, "%00"])("returns no conversation for %j", (text) => {
  expect(readConversationId(text)).toBeNull();
});
