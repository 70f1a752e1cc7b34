import { beforeAll, describe, expect, it } from "vitest";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { addBusiness } from "../../things-for-tests.ts";
import { readRequest } from "../read-request.ts";
import { readVocabulary } from "./read-vocabulary.server.ts";

const database = setUpDatabase();
const now = { date: "2026-11-17", hour: 15 };

beforeAll(async () => {
  await addBusiness(database.db, { name: "The Fable House", description: "A long table." });
  // Words of names are gathered by the nightly build.
  await compareDocuments(database.db);
});

async function correct(typed: string) {
  const { words, corrections } = readRequest(typed, await readVocabulary(database.db, typed), now);
  return { words, corrections: corrections.map(({ read }) => read) };
}

describe("a word of a request", () => {
  it("that a description has is not taken for a misspelled one of names", async () => {
    expect(await correct("table")).toEqual({ words: ["table"], corrections: [] });
  });

  it("that nothing has is", async () => {
    expect(await correct("fablee")).toEqual({ words: ["fable"], corrections: ["fable"] });
  });
});
