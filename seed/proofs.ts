import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";

export type ProofFacts = {
  business: string;
  owner: string;
  place: string;
  number: string;
  validUntil: string;
};
export type ProofType = "image/png" | "application/pdf";

const { resolve } = createRequire(import.meta.url);
const fontFiles = ["display", "text"].map((face) => resolve(`#ui/assets/fonts/card-${face}-latin.ttf`));

/** A fictional business license, as a picture or a PDF. Deterministic. */
export function drawProof(type: ProofType, facts: ProofFacts): Buffer {
  return type === "image/png" ? drawPicture(facts) : writePdf(linesOf(facts));
}

function linesOf({ business, owner, place, number, validUntil }: ProofFacts) {
  return [
    ["Trade name", business],
    ["Responsible", owner],
    ["Premises", place],
    ["License no.", number],
    ["Valid until", validUntil],
  ] as const;
}

function drawPicture(facts: ProofFacts): Buffer {
  const rows = linesOf(facts).map(
    ([term, value], index) =>
      `<text x="60" y="${250 + index * 52}" font-size="22" fill="#65574c">${escapeXml(term)}</text>
       <text x="230" y="${250 + index * 52}" font-size="24" font-weight="600" fill="#3b3029">${escapeXml(value)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 720 900" font-family="Instrument Sans">
    <rect width="720" height="900" fill="#fffdf6"/>
    <rect x="20" y="20" width="680" height="860" fill="none" stroke="#d8cbb5" stroke-width="2"/>
    <circle cx="96" cy="116" r="34" fill="none" stroke="#3b3029" stroke-width="4"/>
    <circle cx="96" cy="116" r="25" fill="none" stroke="#8c7b6b" stroke-width="2"/>
    <text x="152" y="112" font-size="34" font-weight="700" fill="#3b3029">Business license</text>
    <text x="152" y="144" font-size="20" fill="#65574c">A sample, made up for this demo</text>
    <path d="M60 184h600" stroke="#3b3029" stroke-width="4"/>
    ${rows.join("")}
    <text x="60" y="600" font-size="20" fill="#65574c">This license names the person answerable for the premises</text>
    <text x="60" y="630" font-size="20" fill="#65574c">and must hang where customers can see it.</text>
    <path d="M60 800h260" stroke="#3b3029" stroke-width="2"/>
    <text x="60" y="830" font-size="20" fill="#65574c">Clerk</text>
  </svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render().asPng();
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** One page of plain text. */
function writePdf(lines: readonly (readonly [string, string])[]): Buffer {
  const shown = [["Business license", "A sample, made up for this demo"], ...lines];
  const text = shown.map(([term, value]) => `(${escapePdf(`${term}: ${value}`)}) Tj 0 -32 Td`).join("\n");
  const content = `BT /F1 16 Tf 60 760 Td\n${text}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let pdf = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const start = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const start = pdf.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf, "latin1");
}

const escapePdf = (text: string) => text.replaceAll(/[\\()]/g, "\\$&");
