import type { Page } from "@playwright/test";
import { breakPicture, showPicture } from "./pictures.ts";
import { scrollToForm, submitEmptyForm, submitReview } from "./review-form.ts";
import {
  findFeaturedBusiness,
  findUnreviewedBusiness,
  lengthenName,
  lengthenNames,
  type Screen,
} from "./screen.ts";

/** The business page in all its states. */
export const businessStates: Screen[] = [
  { name: "business", path: findFeaturedBusiness },
  { name: "business-unreviewed", path: findUnreviewedBusiness },
  { name: "business-picture", path: findFeaturedBusiness, steps: showPicture, isWindow: true },
  { name: "business-picture-failed", path: findFeaturedBusiness, steps: breakPicture, isWindow: true },
  { name: "business-long-names", path: findFeaturedBusiness, steps: lengthenEverything },
  {
    name: "business-review",
    path: findFeaturedBusiness,
    needsSignIn: "member",
    steps: scrollToForm,
    isWindow: true,
  },
  {
    name: "business-review-mistakes",
    path: findFeaturedBusiness,
    needsSignIn: "member",
    steps: submitEmptyForm,
    isWindow: true,
  },
  {
    name: "business-review-soon",
    path: findFeaturedBusiness,
    needsSignIn: "member",
    steps: submitReview,
    isWindow: true,
  },
  { name: "business-not-found", path: "/business/no-such-id" },
];

async function lengthenEverything(page: Page) {
  await lengthenNames(page);
  await lengthenName(page.locator("main h1"));
}
