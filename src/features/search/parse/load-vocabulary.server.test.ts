import { beforeAll, describe, expect, it } from "vitest";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { addBusiness } from "../rows-for-tests.ts";
import { loadVocabulary } from "./load-vocabulary.server.ts";
import { parseQuery } from "./parse-query.ts";

const database = setUpDatabase();
const now = { date: "2026-11-17", hour: 15 };

beforeAll(async () => {
  await addBusiness(database.db, { name: "The Fable House", description: "A long table." });
  // The word list is rebuilt by the nightly comparison.
  await compareDocuments(database.db);
});

async function correct(text: string) {
  const { words, corrections } = parseQuery(text, await loadVocabulary(database.db, text), now);
  return { words, corrections: corrections.map(({ corrected }) => corrected) };
}

describe("a word of a query", () => {
  it("that occurs in a description is not corrected", async () => {
    expect(await correct("table")).toEqual({ words: ["table"], corrections: [] });
  });

  it("that occurs nowhere is corrected", async () => {
    expect(await correct("fablee")).toEqual({ words: ["fable"], corrections: ["fable"] });
  });
});
