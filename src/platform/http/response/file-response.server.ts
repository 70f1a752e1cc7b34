import { streamLines } from "./stream-lines.server.ts";

const types = { csv: "text/csv; charset=utf-8", jsonl: "application/jsonl; charset=utf-8" };

/** A download with today's date in its name, streamed as it is read. */
export function fileResponse(name: string, format: keyof typeof types, parts: AsyncIterable<string>) {
  const day = new Date().toISOString().slice(0, 10);
  return new Response(streamLines(parts), {
    headers: {
      "content-type": types[format],
      "content-disposition": `attachment; filename="${name}-${day}.${format}"`,
      "cache-control": "private, no-store",
    },
  });
}
