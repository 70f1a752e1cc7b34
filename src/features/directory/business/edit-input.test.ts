import { describe, expect, it } from "vitest";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { readForm } from "#platform/http/forms/read-form.server.ts";
import { adminListingSchema, listingSchema } from "./edit-input.ts";

const empty = { name: "Tide", version: "3" };

function read(fields: Record<string, string>, schema: typeof listingSchema = listingSchema) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...empty, ...fields })) form.set(name, value);
  return readForm(schema, form);
}

describe("the fields of a listing", () => {
  it("become null when they are empty", () => {
    const nothing = {
      ...{
        description: null,
        category_id: null,
        subcategory: null,
        location: null,
        state: null,
        phone: null,
      },
      ...{ email: null, website: null, founder: null, contact_info: null, image_url: null },
      ...{ instagram: null, twitter: null, facebook: null, tiktok: null },
    };
    expect(read({})).toEqual({ ok: true, value: { name: "Tide", version: 3, ...nothing } });
  });

  it.each([
    ["name", " Low\u200b  Tide ", "Low Tide"],
    ["description", "One.\r\n\r\nTwo.\u202e ", "One.\n\nTwo."],
    ["category_id", "7", 7],
    ["phone", "(912) 555-0148", "(912) 555-0148"],
    ["email", "hello@tide.example", "hello@tide.example"],
    ["website", "tide.example/menu", "tide.example/menu"],
    ["website", "N/A", null],
    ["instagram", "@tide", "@tide"],
    ["image_url", "https://tide.example/a.jpg", "https://tide.example/a.jpg"],
  ])("%s accepts %j", (field, typed, value) => {
    expect(read({ [field]: typed })).toMatchObject({ ok: true, value: { [field]: value } });
  });

  it.each([
    ["name", " ", "Business name is required"],
    ["name", "x".repeat(201), "Use at most 200 characters."],
    ["category_id", "1.5", "Choose a category from the list."],
    ["phone", "call me", "Enter a number that people can call."],
    ["email", "tide at example", "Enter an email address."],
    ["website", "javascript:alert(1)", "Enter a web address, such as example.com."],
    ["website", "nowhere", "Enter a web address, such as example.com."],
    ["image_url", "http://tide.example/a.jpg", "Enter the https address of a picture."],
    ["instagram", "javascript:alert(1)", "Enter a handle such as @name, or a full link."],
    ["tiktok", "https://user:pass@tiktok.com/", "Enter a handle such as @name, or a full link."],
  ])("[ADMIN-21] [ADMIN-22] %s refuses %j", (field, typed, words) => {
    expect(read({ [field]: typed })).toMatchObject({ ok: false, errors: { [field]: words } });
  });

  it("of an owner exclude the site's decisions", () => {
    const sent = read({ featured: "on", verified: "on", owner_id: "x", latitude: "1" });
    expect(Object.keys((sent as { value: object }).value)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/featured|verified|owner|tude/)]),
    );
  });

  it("of an admin have a complete point or none", () => {
    const schema = adminListingSchema as unknown as typeof listingSchema;
    expect(read({ latitude: "32.08", longitude: "-81.09", featured: "on" }, schema)).toMatchObject({
      value: { latitude: 32.08, longitude: -81.09, featured: true, verified: false },
    });
    expect(read({ latitude: "32.08" }, schema)).toMatchObject({
      errors: { longitude: "Enter both latitude and longitude, or neither." },
    });
    expect(read({ latitude: "91", longitude: "0" }, schema)).toMatchObject({
      errors: { latitude: "Enter degrees from -90 to 90." },
    });
  });

  it("are checked in the browser too", () => {
    expect(describeFields(listingSchema).name).toEqual({
      attributes: { required: true, maxLength: 200 },
      words: { valueMissing: "Business name is required", tooLong: "Use at most 200 characters." },
    });
    expect(describeFields(listingSchema).description?.attributes).toEqual({ maxLength: 5_000 });
  });
});
