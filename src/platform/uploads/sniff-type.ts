import type { UploadType } from "./define-purpose.ts";

/** The number of bytes needed to recognize the type. */
export const sniffedBytes = 16;

const signatures: readonly { type: UploadType; at: number; bytes: readonly number[] }[] = [
  { type: "image/jpeg", at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: "image/png", at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "image/webp", at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { type: "application/pdf", at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** The type claimed by a file's first bytes. The inspection verifies the rest. */
export function sniffType(head: Uint8Array): UploadType | null {
  const found = signatures.find(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte));
  if (found?.type === "image/webp" && String.fromCharCode(...head.subarray(0, 4)) !== "RIFF") return null;
  return found?.type ?? null;
}
