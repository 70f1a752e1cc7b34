import { lookup } from "node:dns/promises";
import { createWriteStream } from "node:fs";
import * as http from "node:http";
import * as https from "node:https";
import { isIP } from "node:net";
import { pipeline } from "node:stream/promises";
import type { UploadType } from "#platform/uploads/define-purpose.ts";
import { sniffedBytes, sniffType } from "#platform/uploads/sniff-type.ts";
import { isPublicAddress } from "./is-public-address.ts";

/** The network functions of this module. */
export type Network = {
  /** The IP addresses of a host. */
  resolve: (host: string) => Promise<string[]>;
  /** Where to connect for an address that passed all checks. Tests redirect it to their own server. */
  dial: (target: Target) => Target;
};
type Target = { address: string; port: number };

export type FetchFault =
  | "bad-address"
  | "internal-address"
  | "too-many-redirects"
  | "not-there"
  | "too-large"
  | "wrong-type"
  | "unavailable";
type Fetched = { ok: true; size: number; type: UploadType } | { ok: false; reason: FetchFault };

type Options = {
  /** Where to write the file, which must not exist yet. */
  path: string;
  accepts: readonly UploadType[];
  maxBytes: number;
  timeoutMs: number;
  network?: Network | undefined;
};

/** DNS and connections of this machine. */
const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  dial: (target) => target,
};

const maxRedirects = 3;
const maxHeaderBytes = 16 * 1024;

/** Thrown to stop a transfer, with its reason. */
class Stop extends Error {
  readonly reason: FetchFault;
  constructor(reason: FetchFault) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Fetches a file from a user-supplied URL. Each hop is resolved once, refused unless all its addresses are public, and
 * connected to at the checked address, so a name cannot change in between.
 */
export async function fetchFile(link: string, { network = internet, ...options }: Options): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    let url = URL.parse(link);
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const target = await findTarget(url, network, signal);
      const response = await open(target, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        url = URL.parse(headers.location, target.url);
        continue;
      }
      if (statusCode === 200) return { ok: true, ...(await save(response, options, signal)) };
      response.destroy();
      const isPassing = statusCode >= 500 || statusCode === 408 || statusCode === 429;
      return { ok: false, reason: isPassing ? "unavailable" : "not-there" };
    }
    return { ok: false, reason: "too-many-redirects" };
  } catch (error) {
    return { ok: false, reason: error instanceof Stop ? error.reason : "unavailable" };
  }
}

type CheckedTarget = Target & { url: URL; host: string };

async function findTarget(url: URL | null, network: Network, signal: AbortSignal): Promise<CheckedTarget> {
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  // Standard ports only: others belong to services that are not the web.
  if (!url || !isWeb || url.port !== "" || url.username || url.password) throw new Stop("bad-address");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await orAborted(network.resolve(host), signal);
  const [address] = addresses;
  if (!address || !addresses.every(isPublicAddress)) throw new Stop("internal-address");
  return { url, host, ...network.dial({ address, port: url.protocol === "https:" ? 443 : 80 }) };
}

function open({ url, host, address, port }: CheckedTarget, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const { request } = url.protocol === "https:" ? https : http;
  request({
    host: address,
    port,
    path: `${url.pathname}${url.search}`,
    signal,
    agent: false,
    ...(isIP(host) ? {} : { servername: host }),
    maxHeaderSize: maxHeaderBytes,
    headers: {
      host: url.host,
      accept: "image/webp, image/png, image/jpeg",
      "accept-encoding": "identity",
      "user-agent": "picture-fetcher/1.0",
    },
  })
    .on("response", resolve)
    .on("error", reject)
    .end();
  return promise;
}

async function save(
  response: http.IncomingMessage,
  { path, accepts, maxBytes }: Pick<Options, "path" | "accepts" | "maxBytes">,
  signal: AbortSignal,
) {
  let head = Buffer.alloc(0);
  let size = 0;
  async function* measure(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxBytes) throw new Stop("too-large");
      if (head.length < sniffedBytes) head = Buffer.concat([head, chunk]).subarray(0, sniffedBytes);
      if (head.length === sniffedBytes) readType(head, accepts);
      yield chunk;
    }
  }
  await pipeline(response, measure, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal });
  return { size, type: readType(head, accepts) };
}

function readType(head: Buffer, accepts: readonly UploadType[]): UploadType {
  const type = sniffType(head);
  if (!type || !accepts.includes(type)) throw new Stop("wrong-type");
  return type;
}

/** Lookups may take long and cannot be canceled. */
function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}
