import sharp from "sharp";
import { defineUploadPurpose } from "#platform/uploads/define-purpose.ts";

/** Private files of members, like those of claims. */
export const testProofs = defineUploadPurpose({
  name: "test-proof",
  bucket: "claim_proofs",
  isPrivate: true,
  accepts: ["image/jpeg", "image/png", "application/pdf"],
  canUpload: (actor) => actor.kind === "person",
});

/** Public pictures from visitors, like those of the community. */
export const testPictures = defineUploadPurpose({
  name: "test-picture",
  bucket: "community-images",
  isPrivate: false,
  accepts: ["image/jpeg", "image/png", "image/webp"],
  folder: "public",
  canUpload: () => true,
});

/** A picture of one color. */
export function drawPicture({ width = 40, height = 30, color = "#b4532a" } = {}) {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

/** A minimal valid PDF, optionally with more catalog entries and objects. */
export function writePdf({ catalog = "", objects = [] as string[], tail = "" } = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
    ...objects,
  ];
  let text = "%PDF-1.7\n";
  const offsets = all.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n${tail}`;
  return Buffer.from(text, "latin1");
}

type FormFile = { field?: string; name?: string; type?: string; bytes: Uint8Array };

/** A multipart form with one file, as a browser sends it. */
export function formWithFile({ field = "file", name = "proof.jpg", type = "image/jpeg", bytes }: FormFile) {
  const form = new FormData();
  form.append(field, new File([Buffer.from(bytes)], name, { type }));
  return form;
}
