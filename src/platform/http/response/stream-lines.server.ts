import { Readable } from "node:stream";

/** A response body that is produced on demand: the next part is made when the previous one was sent. */
export function streamLines(parts: AsyncIterable<string>): BodyInit {
  return Readable.toWeb(Readable.from(encode(parts), { highWaterMark: 1 })) as BodyInit;
}

async function* encode(parts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of parts) yield Buffer.from(text);
}
