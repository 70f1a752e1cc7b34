import { expect, it } from "vitest";
import { findSql } from "./find-sql.ts";

const tables = ["reviews", "review_comments"];

it.each([
  "select * from anything",
  "SELECT id, name FROM unknown_table WHERE id = $1",
  "select id from reviews",
  'select \\"id\\" from \\"public\\".\\"reviews\\"',
  "select count(*), r.rating::int as stars from x order by 1",
  "select distinct category from listing limit 5",
  "insert into things (id) values ($1)",
  "INSERT INTO things SELECT 1",
  "update things set name = $1",
  "delete from things where id = $1",
  "delete from reviews",
  "create table things (id int)",
  "left join authors a on a.id = b.author_id",
  'db.selectFrom("reviews").selectAll()',
  'tx.insertInto("reviews")',
])("finds %s", (text) => {
  expect(findSql(`const a="${text}";`, tables)).not.toEqual([]);
});

it.each([
  "Select a category from the list",
  "Select your favourites from reviews near you",
  "select one from the menu",
  "Learn from reviews, join events and insert into your calendar",
  "Update your profile, set a picture",
  "Delete from favourites",
  "Join us on Friday",
  "function select(e,t){return e} import{a}from './b.js'",
  "Array.from(e).select(t)",
])("does not take %s for SQL", (text) => {
  expect(findSql(`const a="${text}";`, tables)).toEqual([]);
});
