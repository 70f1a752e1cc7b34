import type { Page } from "@playwright/test";
import { hangThePicture, loseThePicture } from "./pictures.ts";
import { sendAnEmptyForm, sendAReview, showTheForm } from "./review-form.ts";
import {
  findFeaturedBusiness,
  findUnreviewedBusiness,
  lengthenName,
  lengthenNames,
  type Screen,
} from "./screen.ts";

/** The page of a business in every state somebody may meet it in. */
export const businessStates: Screen[] = [
  { name: "business", path: findFeaturedBusiness },
  { name: "business-unreviewed", path: findUnreviewedBusiness },
  { name: "business-picture", path: findFeaturedBusiness, steps: hangThePicture, isWindow: true },
  { name: "business-picture-failed", path: findFeaturedBusiness, steps: loseThePicture, isWindow: true },
  { name: "business-long-names", path: findFeaturedBusiness, steps: lengthenEverything },
  {
    name: "business-review",
    path: findFeaturedBusiness,
    needsSignIn: "member",
    steps: showTheForm,
    isWindow: true,
  },
  {
    name: "business-review-mistakes",
    path: findFeaturedBusiness,
    needsSignIn: "member",
    steps: sendAnEmptyForm,
    isWindow: true,
  },
  {
    name: "business-review-soon",
    path: findFeaturedBusiness,
    needsSignIn: "member",
    steps: sendAReview,
    isWindow: true,
  },
  { name: "business-not-found", path: "/business/no-such-id" },
];

async function lengthenEverything(page: Page) {
  await lengthenNames(page);
  await lengthenName(page.locator("main h1"));
}
