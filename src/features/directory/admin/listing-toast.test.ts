import { expect, it } from "vitest";
import { toastForListing } from "./listing-toast.ts";

it("[ADMIN-22] says in the title that the name is missing, and everything else below Save Error", () => {
  const name = "Business name is required";
  expect(toastForListing({ name, email: "Enter an email address." })).toEqual({
    title: name,
    variant: "destructive",
  });
  expect(toastForListing({ email: "Enter an email address." })).toEqual({
    title: "Save Error",
    description: "Enter an email address.",
    variant: "destructive",
  });
});
