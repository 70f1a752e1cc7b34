import { describe, expect, it } from "vitest";
import { isReservedName } from "./reserved-names.ts";

const siteName = "Ujamaa";
const business = { siteName, businessName: "Kinfolk Coffee Works" };

describe("isReservedName", () => {
  it.each([
    "Owner",
    "the owner",
    "0wner",
    "ОWNER",
    "O w n e r",
    "Ovvner",
    "Maya (Owner)",
    "admin",
    "Adm1n",
    "Site Administrator",
    "Ujamaa",
    "Újamaa Team",
    "moderator",
    "Staff",
    "The Staff",
    "Kinfolk Coffee Works",
    "kinfolk  coffee-works",
    "Kinfolk Coffee Works Team",
    "Kinfolk Staff",
  ])("is true for %s", (name) => {
    expect(isReservedName(name, business)).toBe(true);
  });

  it.each([
    "Zuri",
    "Maya Towner",
    "Frank Staff",
    "Modesty",
    "Amina",
    "Coffee lover",
    "Anonymous",
    "Adminah Bell",
    "Kinfolk fan",
    "Works",
    "李小龍",
    "አበበ",
  ])("is false for %s", (name) => {
    expect(isReservedName(name, business)).toBe(false);
  });

  it.each(["Ujamaa Support", "Support Team", "The Official Site", "0fficial", "Site Admin"])(
    "is true for %s without a business",
    (name) => {
      expect(isReservedName(name, { siteName })).toBe(true);
    },
  );

  it.each(["Zuri", "Kinfolk Coffee Works", "Frank Staff", "The Best Shop"])(
    "is false for %s without a business",
    (name) => {
      expect(isReservedName(name, { siteName })).toBe(false);
    },
  );

  it.each([
    ["Savannah Hub", true],
    ["SavannahHub", true],
    ["The Savannah Hub Team", true],
    ["Savannah", false],
    ["Hub City Barber", false],
    ["Ujamaa Jones", false],
  ])("recognizes the site by its own name: %s", (name, isReserved) => {
    expect(isReservedName(name, { siteName: "Savannah Hub" })).toBe(isReserved);
  });

  it("matches any spelling of the business, but not a first name that is only part of it", () => {
    expect(isReservedName("Loretta's", { siteName, businessName: "Loretta’s" })).toBe(true);
    expect(isReservedName("Loretta", { siteName, businessName: "Loretta Quarles Catering" })).toBe(false);
  });
});
