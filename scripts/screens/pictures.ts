import type { Page } from "@playwright/test";
import { isLive } from "./screen.ts";

const comes = "/picture-that-comes.svg";
const isLost = "/picture-that-is-lost.jpg";

/** As uneven as a photograph: a bright sky, a dark street, stalls. */
const photograph = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8db4d8"/><stop offset="1" stop-color="#f6e9d2"/></linearGradient>
  <rect width="1280" height="960" fill="url(#sky)"/>
  <path d="M0 420 180 330l160 70 200-130 240 150 180-90 320 120v510H0z" fill="#5b4a3f"/>
  <path d="M0 960V700l1280-120v380z" fill="#2b2623"/>
  <g fill="#b4532a"><path d="M120 470h240l40 70H80z"/><path d="M520 440h260l40 80H480z"/><path d="M930 460h240l40 70H890z"/></g>
  <g fill="#efe3cf"><path d="M110 540h260v150H110z"/><path d="M510 520h280v170H510z"/><path d="M920 530h260v140H920z"/></g>
</svg>`;

/** The page of a business that has a picture. */
export async function hangThePicture(page: Page) {
  await isLive(page);
  await page.route(comes, (route) => route.fulfill({ contentType: "image/svg+xml", body: photograph }));
  await page.locator("main img").first().evaluate(show, comes);
}

/** The same, but the picture is no longer where it was. */
export async function loseThePicture(page: Page) {
  await isLive(page);
  await page.route(isLost, (route) => route.abort());
  await page.locator("main img").first().evaluate(show, isLost);
}

/** A list where some have a picture, some have lost theirs, and some have cloth. */
export async function hangSomePictures(page: Page) {
  await isLive(page);
  await page.route(comes, (route) => route.fulfill({ contentType: "image/svg+xml", body: photograph }));
  await page.route(isLost, (route) => route.abort());
  for (const [place, cover] of (await page.locator("main .card-cover > img").all()).entries()) {
    if (place % 3 < 2) await cover.evaluate(show, place % 3 ? isLost : comes);
  }
}

/** Puts a picture over the cloth, as a cover does. */
function show(cloth: Element, address: string) {
  const cover = document.createElement("span");
  cover.className = "cover";
  cloth.replaceWith(cover);
  const picture = document.createElement("img");
  picture.className = "cover-picture";
  picture.src = address;
  cover.append(cloth, picture);
}
