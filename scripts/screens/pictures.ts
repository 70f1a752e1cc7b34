import type { Page } from "@playwright/test";
import { waitForHydration } from "./screen.ts";

const workingPicture = "/picture-that-comes.svg";
const brokenPicture = "/picture-that-is-lost.jpg";

/** A placeholder for a photo, with light and dark areas. */
const photograph = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8db4d8"/><stop offset="1" stop-color="#f6e9d2"/></linearGradient>
  <rect width="1280" height="960" fill="url(#sky)"/>
  <path d="M0 420 180 330l160 70 200-130 240 150 180-90 320 120v510H0z" fill="#5b4a3f"/>
  <path d="M0 960V700l1280-120v380z" fill="#2b2623"/>
  <g fill="#b4532a"><path d="M120 470h240l40 70H80z"/><path d="M520 440h260l40 80H480z"/><path d="M930 460h240l40 70H890z"/></g>
  <g fill="#efe3cf"><path d="M110 540h260v150H110z"/><path d="M510 520h280v170H510z"/><path d="M920 530h260v140H920z"/></g>
</svg>`;

/** Replaces the cover with a picture that loads. */
export async function showPicture(page: Page) {
  await waitForHydration(page);
  await page.route(workingPicture, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: photograph }),
  );
  await page.locator("main img").first().evaluate(show, workingPicture);
}

/** Replaces the cover with a picture that fails to load. */
export async function breakPicture(page: Page) {
  await waitForHydration(page);
  await page.route(brokenPicture, (route) => route.abort());
  await page.locator("main img").first().evaluate(show, brokenPicture);
}

/** A list with working pictures, broken pictures and cloth. */
export async function showMixedPictures(page: Page) {
  await waitForHydration(page);
  await page.route(workingPicture, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: photograph }),
  );
  await page.route(brokenPicture, (route) => route.abort());
  for (const [index, cover] of (await page.locator("main .card-cover > img").all()).entries()) {
    if (index % 3 < 2) await cover.evaluate(show, index % 3 ? brokenPicture : workingPicture);
  }
}

/** Shows a picture over the cloth, like a cover. */
function show(cloth: Element, address: string) {
  const cover = document.createElement("span");
  cover.className = "cover";
  cloth.replaceWith(cover);
  const picture = document.createElement("img");
  picture.className = "cover-picture";
  picture.src = address;
  cover.append(cloth, picture);
}
