import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addRow, type Row, refusalOf } from "./rows.ts";
import { testColumns } from "./test-columns.ts";

const database = setUpDatabase();
const db = () => database.db;

let count = 0;
const join = (values: Row = {}) =>
  addRow(db(), "community_members", { name: "Sade", email: `sade-${++count}@example.org`, ...values });

describe("community_members", () => {
  testColumns(db, "community_members", [
    ["DATA-273", "name", "text not null"],
    ["DATA-275", "business", "text"],
    ["DATA-277", "bio", "text"],
    ["DATA-278", "profile_image_url", "web_link"],
  ]);

  it("[DATA-274] community_members.email is unique: a duplicate fails with code 23505", async () => {
    await join({ email: "one@example.org" });
    expect(await refusalOf(join({ email: "one@example.org" }))).toBe("23505");
    expect(await refusalOf(join({ email: "ONE@example.org" }))).toBe("23505");
    expect(await refusalOf(join({ email: "two@example.org" }))).toBe("accepted");
  });

  it("[DATA-276] community_members.links is a list of strings, or null", async () => {
    const links = ["https://sade.example.org", "@sade"];
    expect(await join({ links })).toMatchObject({ links });
    expect(await join()).toMatchObject({ links: null });
    for (const bad of [[], ["javascript:alert(1)"], [null]]) {
      expect(await refusalOf(join({ links: bad })), JSON.stringify(bad)).toBe("23514");
    }
  });

  it("accepts a bio of 250 characters, not of 251", async () => {
    expect(await refusalOf(join({ bio: "x".repeat(250) }))).toBe("accepted");
    expect(await refusalOf(join({ bio: "x".repeat(251) }))).toBe("23514");
  });
});

describe("organizations", () => {
  it("hold a list of services and a map of links", async () => {
    const services_offered = ["Home loans", "Budget classes"];
    const links = { linkedin: "https://people.example.org/harbor" };
    const row = { name: "Harbor Credit", services_offered, social_media_links: JSON.stringify(links) };
    expect(await addRow(db(), "organizations", row)).toMatchObject({
      services_offered,
      social_media_links: links,
    });
    const empty = { services_offered: [], social_media_links: {} };
    expect(await addRow(db(), "organizations", { name: "Harbor Fund" })).toMatchObject(empty);
    const bad = { ...row, social_media_links: JSON.stringify({ site: "javascript:alert(1)" }) };
    expect(await refusalOf(addRow(db(), "organizations", bad))).toBe("23514");
  });
});
