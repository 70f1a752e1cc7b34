import { sql } from "kysely";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { allOf, anyOf, cityLexeme, stateLexeme } from "./lexemes.ts";

const database = setUpDatabase();

it.each(["coeur d'alene", "back\\slash", "quote ''"])("finds the lexeme of a city named %s", async (city) => {
  const lexeme = cityLexeme({ city, state: "idaho" });
  const { rows } = await sql<{ all: boolean; any: boolean; other: boolean }>`
    select document @@ ${allOf([lexeme, "s:idaho"])}::tsquery as "all",
      document @@ ${anyOf([lexeme, "s:utah"])}::tsquery as "any",
      document @@ ${allOf([lexeme, stateLexeme("utah")])}::tsquery as other
    from array_to_tsvector(array[${lexeme}, 's:idaho']) as document`.execute(database.db);
  expect(rows).toEqual([{ all: true, any: true, other: false }]);
});
