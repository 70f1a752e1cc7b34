import { weaveBand } from "../weave/band.ts";
import { type PaletteName, palettes } from "../weave/palettes.ts";
import { type WeaveOptions, weave } from "../weave/weave.ts";
import { fitText, isReadable, transliterate, truncateLine, widthOf } from "./fit-text.ts";
import type { Typeface } from "./typeface.ts";

/** The Open Graph image of a page. */
export type SocialCard = {
  title: string;
  /** Used if the fonts cannot render the title. */
  fallbackTitle: string;
  /** A line above the title. */
  above?: string | undefined;
  /** A line below it. */
  below?: string | undefined;
  score?: { rating: string; count: string } | undefined;
  siteName: string;
  /** The cloth behind it. */
  cloth: { id: string; palette: PaletteName } & Pick<WeaveOptions, "family" | "way">;
};

export type CardTypefaces = { display: Typeface; text: Typeface };

/** The size all social networks accept. */
const cardSize = { width: 1200, height: 630 };

const paper = "#fbf7ef";
const ink = "#1c1410";
const muted = "#65574c";
const displayFamily = "Bricolage Grotesque 96pt ExtraBold";
const textFamily = "Instrument Sans";
const tracking = -0.03;
const margin = 64;
const headHeight = 96;
const railHeight = 16;
const titleSizes = [
  { size: 150, lines: 1 },
  { size: 124, lines: 1 },
  { size: 104, lines: 2 },
  { size: 84, lines: 2 },
  { size: 70, lines: 3 },
];
const lineSize = 32;
const starPath = "M12 2l2.9 6.7 7.1.6-5.4 4.7 1.7 7L12 17.2 5.7 21l1.7-7L2 9.3l7.1-.6z";

/** Draws the card as SVG: header, band, cloth, and a plate with the title. */
export function drawSocialCard(card: SocialCard, { display, text }: CardTypefaces): string {
  const { width, height } = cardSize;
  const written = transliterate(display, card.title);
  const title = isReadable(card.title, written) ? written : transliterate(display, card.fallbackTitle);
  const setting = fitText(title, titleSizes, { typeface: display, width: width - 3.2 * margin, tracking });
  const line = { typeface: text, width: width - 3.2 * margin };
  const above = truncateLine(transliterate(text, card.above ?? ""), lineSize, line);
  const score = card.score
    ? 44 + widthOf(`${card.score.rating} ${card.score.count}`, lineSize, line) + 36
    : 0;
  const below = truncateLine(transliterate(text, card.below ?? ""), lineSize, {
    ...line,
    width: line.width - score,
  });

  const leading = setting.size * 0.98;
  const feet = below || card.score ? 66 : 0;
  const plateHeight =
    52 + (above ? 52 : 0) + setting.size * 0.78 + leading * (setting.lines.length - 1) + 34 + feet + 26;
  const lines = [setting.width, widthOf(above, lineSize, line), score + widthOf(below, lineSize, line)];
  const plateWidth = Math.max(620, margin + Math.max(...lines) + 60);
  const top = height - plateHeight;
  const firstLine = top + 52 + (above ? 52 : 0) + setting.size * 0.74;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    drawHead(card.siteName, display),
    drawRail(card.cloth.palette),
    place(weaveCloth(card), 0, headHeight + railHeight, width, height - headHeight - railHeight),
    drawPlate(top, plateWidth, card.cloth.palette),
    drawText(above, margin, top + 78, textFamily, lineSize, muted),
    ...setting.lines.map((words, at) =>
      drawText(
        words,
        margin - setting.size * 0.04,
        firstLine + at * leading,
        displayFamily,
        setting.size,
        ink,
        tracking,
      ),
    ),
    drawScore(card.score, text, height - 52),
    drawText(below, margin + score, height - 52, textFamily, lineSize, muted),
    "</svg>",
  ].join("");
}

function drawHead(siteName: string, display: Typeface): string {
  const mark =
    '<path fill="#1c1410" d="M0 0h36v36H0z"/><path fill="#e2a320" d="M4 0h7v36H4zM25 0h7v36h-7z"/><path fill="#a83a22" d="M14.5 0h7v36h-7z"/><path fill="#1c1410" d="M0 3h13v9H0zM23 3h13v9H23zM12.5 13.5h11v9h-11zM0 24h13v9H0zM23 24h13v9H23z"/><path fill="#fbf3e0" d="M0 4h12.5v7H0zM23.5 4H36v7H23.5zM13 14.5h10v7H13zM0 25h12.5v7H0zM23.5 25H36v7H23.5z"/>';
  return `<svg x="${margin}" y="22" width="52" height="52" viewBox="0 0 36 36">${mark}</svg>${drawText(transliterate(display, siteName), margin + 68, 62, displayFamily, 42, ink, -0.02)}`;
}

function drawRail(palette: PaletteName): string {
  const tileWidth = railHeight * 8;
  const tile = weaveBand(palette, palette, { way: 0 });
  const tiles = Array.from({ length: Math.ceil(cardSize.width / tileWidth) }, (_, at) =>
    place(tile, at * tileWidth, headHeight, tileWidth, railHeight),
  );
  return tiles.join("");
}

function weaveCloth({ cloth: { id, palette, ...options } }: SocialCard): string {
  return weave(id, palette, {
    ...options,
    ratio: cardSize.width / (cardSize.height - headHeight - railHeight),
  });
}

/** Outlined in the color of the section, because some cloth is as light as the plate. */
function drawPlate(top: number, width: number, palette: PaletteName): string {
  const sheet = (color: string, hem: number) =>
    `<path fill="${color}" d="M0 ${round(top - hem)}H${round(width + hem)}V${cardSize.height}H0z"/>`;
  return sheet(palettes[palette][0]?.ground ?? ink, 7) + sheet(paper, 0);
}

function drawScore(score: SocialCard["score"], typeface: Typeface, y: number): string {
  if (!score) return "";
  const width = widthOf(`${score.rating} `, lineSize, { typeface, width: 0 });
  return [
    `<svg x="${margin - 3}" y="${round(y - 29)}" width="36" height="36" viewBox="0 0 24 24"><path fill="#c47d00" d="${starPath}"/></svg>`,
    drawText(score.rating, margin + 44, y, textFamily, lineSize, ink),
    drawText(score.count, margin + 44 + width, y, textFamily, lineSize, muted),
  ].join("");
}

function drawText(
  words: string,
  x: number,
  y: number,
  family: string,
  size: number,
  color: string,
  spacing = 0,
) {
  if (!words) return "";
  const position = `x="${round(x)}" y="${round(y)}" font-family="${family}" font-size="${size}" letter-spacing="${round(size * spacing)}"`;
  return `<text ${position} fill="${color}">${escaped(words)}</text>`;
}

/** Nests an SVG at a position. */
function place(svg: string, x: number, y: number, width: number, height: number): string {
  return svg.replace(
    /^<svg ([^>]*?)( width="\d+" height="\d+")?( aria-hidden="true")?>/,
    `<svg $1 x="${x}" y="${y}" width="${width}" height="${height}">`,
  );
}

function escaped(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
