type Options = {
  /** What the loaders gave, as the router in the browser reads it. */
  loaded: ReadableStream<Uint8Array> | undefined;
  nonce: string;
};

// What could end the script, or is no JavaScript within a string.
const unsafe = /[&<>\u2028\u2029]/g;

/** Writes what the loaders gave at the end of the page, where the browser's router waits for it. */
export async function handOver(html: string, { loaded, nonce }: Options): Promise<string> {
  if (!loaded) return html;
  const end = html.lastIndexOf("</body>");
  const data = JSON.stringify(await readText(loaded)).replace(unsafe, escapeSign);
  const script = `const{streamController:s}=window.__reactRouterContext;s.enqueue(${data});s.close()`;
  return `${html.slice(0, end)}<script nonce="${nonce}">${script}</script>${html.slice(end)}`;
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of stream) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

function escapeSign(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
