import { describe, expect, it } from "vitest";
import { claimsAnOffice } from "./reserved-names.ts";

const business = "Kinfolk Coffee Works";

describe("claimsAnOffice", () => {
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
  ])("refuses %s", (name) => {
    expect(claimsAnOffice(name, business)).toBe(true);
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
  ])("leaves %s alone", (name) => {
    expect(claimsAnOffice(name, business)).toBe(false);
  });

  it("knows a business by any spelling, and leaves a first name that a shop shares in part", () => {
    expect(claimsAnOffice("Loretta's", "Loretta’s")).toBe(true);
    expect(claimsAnOffice("Loretta", "Loretta Quarles Catering")).toBe(false);
  });
});
