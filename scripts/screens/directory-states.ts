import type { Page } from "@playwright/test";
import { showMixedPictures } from "./pictures.ts";
import {
  abortDataRequests,
  goToLastPage,
  goToNextPage,
  lengthenNames,
  type Screen,
  stallDataRequests,
  waitForHydration,
} from "./screen.ts";

const nothing = "/directory?search=velvet+accordion+repair&category=Music&state=Georgia";

/** The directory in all its states. */
export const directoryStates: Screen[] = [
  { name: "directory", path: "/directory" },
  { name: "directory-top", path: "/directory", isWindow: true },
  { name: "directory-signed-in", path: "/directory", needsSignIn: "member", isWindow: true },
  { name: "directory-typing", path: "/directory", steps: typeTwoLetters, isWindow: true },
  { name: "directory-typing-keys", path: "/directory", steps: chooseByKeys, isWindow: true },
  { name: "directory-search", path: "/directory?search=smoke", isWindow: true },
  { name: "directory-filtered", path: "/directory?search=a&category=Food+%26+Beverage&state=Georgia" },
  { name: "directory-filters", path: "/directory", steps: openFilters, isWindow: true },
  { name: "directory-near", path: "/directory?near=atlanta&category=Music" },
  {
    name: "directory-near-within",
    path: "/directory?near=30303&radius=25&category=Music&search=a",
    isWindow: true,
  },
  {
    name: "directory-near-filters",
    path: "/directory?near=30303&radius=25",
    steps: openFilters,
    isWindow: true,
  },
  { name: "directory-near-nothing", path: "/directory?near=99501&radius=5" },
  { name: "directory-near-no-zip", path: "/directory?near=00000", steps: openFilters, isWindow: true },
  { name: "directory-near-unknown", path: "/directory?near=Nowhereville", isWindow: true },
  { name: "directory-near-denied", path: "/directory", steps: requestLocation, isWindow: true },
  { name: "directory-empty", path: nothing },
  { name: "directory-did-you-mean", path: "/directory?search=safron", isWindow: true },
  { name: "directory-loading", path: "/directory", steps: showSkeletons, isWindow: true },
  { name: "directory-failed", path: "/directory", steps: failToLoad, isWindow: true },
  { name: "directory-offline", path: "/directory", steps: goOffline, isWindow: true },
  { name: "directory-second-page", path: "/directory", steps: goToNextPage, isWindow: true },
  { name: "directory-last-page", path: "/directory?state=Georgia&sort=name", steps: goToLastPage },
  { name: "directory-pictures", path: "/directory", steps: showMixedPictures, isWindow: true },
  { name: "directory-long-names", path: "/directory", steps: lengthenNames, isWindow: true },
  { name: "directory-map", path: "/directory/map", steps: waitForMap },
  { name: "directory-map-near", path: "/directory/map?near=savannah&category=Music", steps: waitForMap },
  { name: "directory-category", path: "/directory/food-beverage" },
  { name: "directory-place", path: "/directory/in/atlanta-ga" },
  {
    name: "directory-place-long-name",
    path: "/directory/in/atlanta-ga",
    steps: lengthenCity,
    isWindow: true,
  },
  { name: "directory-place-unknown", path: "/directory/in/nowhere-zz", isWindow: true },
];

const field = (page: Page) => page.locator("main input[name=search]");

async function typeTwoLetters(page: Page) {
  await waitForHydration(page);
  await field(page).pressSequentially("sa", { delay: 30 });
  await page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").first().waitFor();
}

/** The filters are a sheet on phones and always visible on desktop. */
async function openFilters(page: Page) {
  const button = page.locator("main").getByRole("button", { name: "Filters" });
  if (await button.isVisible()) await button.click();
}

async function requestLocation(page: Page) {
  await waitForHydration(page);
  await openFilters(page);
  await page.getByRole("button", { name: "Use my location" }).click();
  await page.locator(".toast").waitFor();
}

async function chooseByKeys(page: Page) {
  await typeTwoLetters(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").nth(4).hover();
}

async function lengthenCity(page: Page) {
  await waitForHydration(page);
  await page.locator("main h1").evaluate((title) => {
    title.textContent =
      "Black-owned businesses in Llanfairpwllgwyngyllgogerychwyrndrobwll, Northern Mariana Islands";
  });
}

/** Waits for the canvas and its markers. */
async function waitForMap(page: Page) {
  await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
  await page.locator(".map-marker").first().waitFor();
}

async function showSkeletons(page: Page) {
  await waitForHydration(page);
  await stallDataRequests(page);
  await field(page).fill("market");
  await page.locator("main [aria-busy=true]").waitFor();
}

async function failToLoad(page: Page) {
  await waitForHydration(page);
  await abortDataRequests(page);
  await field(page).fill("market");
  await page.locator(".toast").waitFor();
}

async function goOffline(page: Page) {
  await waitForHydration(page);
  await page.context().setOffline(true);
  await field(page).fill("market");
  await page.locator(".toast").waitFor();
}
