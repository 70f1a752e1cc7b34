import { expect, it } from "vitest";
import { describeOldServer } from "./server-version.server.ts";

it.each([
  [150_008, "PostgreSQL 17 or 18 is needed; this server is 15.8."],
  [160_000, "PostgreSQL 17 or 18 is needed; this server is 16.0."],
  [170_006, null],
  [180_004, null],
])("describes server %i as: %s", (version, sentence) => expect(describeOldServer(version)).toBe(sentence));
