/** The payload of a hostile file, which must never be served in a picture. */
export const marker = "uj-hostile-marker";
export const script = `<script>alert("${marker}")</script>`;

/**
 * A hostile file and the expected result: refused with this status, or stored with nothing but its pixels. 0 allows
 * both.
 */
export type HostileFile = {
  title: string;
  bytes: Uint8Array;
  status: 0 | 201 | 400 | 413 | 415;
  /** The claimed file name and type, by default those of a JPEG. */
  name?: string;
  type?: string;
};

/** Joins bytes and text, which is read as Latin-1. */
export function join(...parts: (Uint8Array | string)[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
}

/** An empty ZIP archive with the marker in its comment. */
export function emptyZip(): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(marker.length, 20);
  return join(end, marker);
}
