/** Draws the icons of the installed site: the woven mark, on cloth where a launcher may crop the corners. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createPngDrawer } from "#platform/drawing/draw-png.server.ts";
import { weave } from "#ui/weave/weave.ts";

const folder = "public/icons";
const mark =
  /<path.*<\/svg>/s.exec(readFileSync("public/favicon.svg", "utf8"))?.[0].replace("</svg>", "") ?? "";
const drawPng = createPngDrawer({ fontFiles: [] });

/** The mark alone. */
const plain = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 36 36">${mark}</svg>`;

/** The mark within the middle two thirds, which every launcher shows, on a separate cloth. */
function onCloth(size: number): string {
  const cloth = weave("site", "gold", { ratio: 1, height: 240, family: "eyes", way: 0 });
  const ground = cloth.replace(/<svg /, `<svg width="${size}" height="${size}" `);
  const inner = Math.round(size * 0.5);
  const edge = Math.round((size - inner) / 2);
  const framed = `<rect x="${edge - size / 40}" y="${edge - size / 40}" width="${inner + size / 20}" height="${inner + size / 20}" fill="#1c1410"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${ground}${framed}<svg x="${edge}" y="${edge}" width="${inner}" height="${inner}" viewBox="0 0 36 36">${mark}</svg></svg>`;
}

mkdirSync(folder, { recursive: true });
const icons = {
  "icon-192.png": plain(192),
  "icon-512.png": plain(512),
  "maskable-512.png": onCloth(512),
  "touch-180.png": onCloth(180),
};
for (const [name, svg] of Object.entries(icons)) writeFileSync(`${folder}/${name}`, await drawPng(svg));
console.log(`Wrote ${Object.keys(icons).length} icons to ${folder}.`);
