import { useRef, useState } from "react";

/** CSS pixels times two, for dense screens. */
const edge = 144;

/**
 * A small preview of a chosen file, as a data URL, because the content security policy allows no blob URLs. Null if
 * the browser cannot show it.
 */
export function usePreview() {
  const [preview, setPreview] = useState<string | null>(null);
  const latest = useRef<File | null>(null);

  async function show(file: File | null) {
    latest.current = file;
    setPreview(null);
    const drawn = file && (await draw(file).catch(() => null));
    // Another file may have been chosen in the meantime.
    if (latest.current === file) setPreview(drawn);
  }
  return { preview, show };
}

async function draw(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  canvas.width = edge;
  canvas.height = edge;
  const scale = Math.max(edge / picture.width, edge / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  canvas.getContext("2d")?.drawImage(picture, (edge - width) / 2, (edge - height) / 2, width, height);
  picture.close();
  return canvas.toDataURL("image/webp", 0.85);
}
