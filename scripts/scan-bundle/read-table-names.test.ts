import { expect, it } from "vitest";
import { readTableNames } from "./read-table-names.ts";

it("finds tables and views in any notation, each once", () => {
  const sql = `
    create table profiles (id uuid);
    CREATE TABLE IF NOT EXISTS public.review_comments (id uuid);
    create unlogged table "rate_limits" (key text);
    create or replace view directory as select 1;
    create or replace view directory as select 2;
    create materialized view business_facets as select 1;
    execute format('create table if not exists %I partition of visits', month);
    create index reviews_by_date on reviews (created_at);
    -- create table only_a_comment (id uuid);
  `;
  expect(readTableNames(sql)).toEqual([
    "profiles",
    "review_comments",
    "rate_limits",
    "directory",
    "business_facets",
  ]);
});

it("does not mistake a schema for a table if the name is filled in later", () => {
  expect(readTableNames("execute format('create table search.%1$I (like search_model.%1$I)', name)")).toEqual(
    [],
  );
});
