import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { drawPicture } from "#testing/test-uploads.ts";
import { fetchFile, type Network } from "./fetch-file.server.ts";

let server: Server;
let folder: string;
let jpeg: Buffer;
let answer: RequestListener;
/** The addresses connected to. */
let dialed: string[] = [];
let resolved: string[] = [];
/** DNS records. */
const hosts: Record<string, string[]> = {
  "pictures.example": ["93.184.216.34"],
  "six.example": ["2606:4700::1111"],
  "internal.example": ["10.0.0.7"],
  "mixed.example": ["93.184.216.34", "127.0.0.1"],
  "six-internal.example": ["fd00::1"],
  "mapped.example": ["::ffff:169.254.169.254"],
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fetch-"));
  jpeg = await drawPicture().jpeg().toBuffer();
  server = createServer((request, response) => answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  dialed = [];
  resolved = [];
  answer = (_, response) => response.end(jpeg);
});

const network: Network = {
  resolve: async (host) => {
    resolved.push(host);
    return hosts[host] ?? [];
  },
  dial: ({ address }) => {
    dialed.push(address);
    return { address: "127.0.0.1", port: (server.address() as AddressInfo).port };
  },
};
let files = 0;
const get = async (link: string, options: { maxBytes?: number; timeoutMs?: number } = {}) => {
  files += 1;
  const path = join(folder, String(files));
  const fetched = await fetchFile(link, {
    path,
    accepts: ["image/jpeg", "image/png", "image/webp"],
    maxBytes: 1_000_000,
    timeoutMs: 3_600_000,
    network,
    ...options,
  });
  return { fetched, path };
};
const reasonOf = async (link: string, options = {}) => {
  const { fetched } = await get(link, options);
  return fetched.ok ? null : fetched.reason;
};

it("fetches a picture from the checked address, and reveals nothing about readers", async () => {
  let requested: unknown;
  answer = (request, response) => {
    requested = [request.method, request.url, request.headers];
    response.end(jpeg);
  };
  const { fetched, path } = await get("http://pictures.example/a.jpg?size=2");
  expect(fetched).toEqual({ ok: true, size: jpeg.length, type: "image/jpeg" });
  expect(await readFile(path)).toEqual(jpeg);
  expect(dialed).toEqual(["93.184.216.34"]);
  expect(resolved).toEqual(["pictures.example"]);
  expect(requested).toEqual([
    "GET",
    "/a.jpg?size=2",
    {
      host: "pictures.example",
      accept: "image/webp, image/png, image/jpeg",
      connection: "close",
      "accept-encoding": "identity",
      "user-agent": "picture-fetcher/1.0",
    },
  ]);
  expect(await reasonOf("http://six.example/a.jpg")).toBeNull();
});

it.each([
  "http://internal.example/a.jpg",
  "http://mixed.example/a.jpg",
  "http://six-internal.example/a.jpg",
  "http://mapped.example/a.jpg",
  "http://nowhere.example/a.jpg",
  "http://127.0.0.1/a.jpg",
  "http://0/a.jpg",
  "http://2130706433/a.jpg",
  "http://0x7f.1/a.jpg",
  "http://[::1]/a.jpg",
  "http://[::ffff:127.0.0.1]/a.jpg",
  "http://[fe80::1]/a.jpg",
  "http://169.254.169.254/latest/meta-data",
  "https://10.0.0.1/a.jpg",
])("does not connect for %s", async (link) => {
  expect(await reasonOf(link)).toBe("internal-address");
  expect(dialed).toEqual([]);
});

it.each([
  "ftp://pictures.example/a.jpg",
  "file:///etc/passwd",
  "http://pictures.example:5432/a.jpg",
  "nonsense",
  "http://user:secret@pictures.example/a.jpg",
  "data:image/png;base64,AAAA",
])("rejects URLs like %s", async (link) => {
  expect(await reasonOf(link)).toBe("bad-address");
  expect(dialed).toEqual([]);
});

it("follows a few redirects, checking each", async () => {
  answer = (request, response) =>
    request.url === "/old"
      ? response.writeHead(301, { location: "http://six.example/new" }).end()
      : response.end(jpeg);
  expect(await reasonOf("http://pictures.example/old")).toBeNull();
  expect(dialed).toEqual(["93.184.216.34", "2606:4700::1111"]);

  for (const location of ["http://internal.example/", "http://[::1]/", "//127.0.0.1/"]) {
    dialed = [];
    answer = (_, response) => response.writeHead(302, { location }).end();
    expect(await reasonOf("http://pictures.example/"), location).toBe("internal-address");
    expect(dialed).toEqual(["93.184.216.34"]);
  }
  answer = (_, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end();
  expect(await reasonOf("http://pictures.example/")).toBe("bad-address");
  answer = (_, response) => response.writeHead(302, { location: "/again" }).end();
  expect(await reasonOf("http://pictures.example/")).toBe("too-many-redirects");
});

it("does not trust a name that changes between two lookups", async () => {
  const answers = [["93.184.216.34"], ["127.0.0.1"]];
  const changing = { ...network, resolve: async () => answers.shift() ?? [] };
  const path = join(folder, "changing");
  const options = { path, accepts: ["image/jpeg"] as const, maxBytes: 1_000_000, timeoutMs: 3_600_000 };
  expect(await fetchFile("http://pictures.example/", { ...options, network: changing })).toMatchObject({
    ok: true,
  });
  expect(answers, "one lookup").toHaveLength(1);
});

it("stops at its limit of bytes, no matter what length is claimed", async () => {
  expect(await reasonOf("http://pictures.example/", { maxBytes: jpeg.length - 1 })).toBe("too-large");
  let closed: Promise<unknown> = Promise.resolve();
  answer = (_, response) => {
    closed = once(response, "close");
    response.write(jpeg);
    const more = () => {
      while (response.writable && response.write(Buffer.alloc(65_536)));
    };
    response.on("drain", more);
    more();
  };
  expect(await reasonOf("http://pictures.example/", { maxBytes: 500_000 })).toBe("too-large");
  await closed;
});

it("gives up on a host that does not finish, and on a name that does not resolve", async () => {
  answer = (_, response) => void response.write(jpeg.subarray(0, 20));
  expect(await reasonOf("http://pictures.example/", { timeoutMs: 100 })).toBe("unavailable");
  const silent = { ...network, resolve: () => new Promise<string[]>(() => {}) };
  const options = { path: join(folder, "silent"), accepts: [], maxBytes: 1, timeoutMs: 50 };
  expect(await fetchFile("http://pictures.example/", { ...options, network: silent })).toEqual({
    ok: false,
    reason: "unavailable",
  });
});

it("recognizes a picture by its bytes, not its name", async () => {
  for (const bytes of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a__________________", "x", ""]) {
    answer = (_, response) => void response.setHeader("content-type", "image/jpeg").end(bytes);
    expect(await reasonOf("http://pictures.example/a.jpg"), bytes).toBe("wrong-type");
  }
});

it("distinguishes permanent from temporary failures", async () => {
  for (const [status, reason] of [
    [404, "not-there"],
    [403, "not-there"],
    [204, "not-there"],
    [500, "unavailable"],
    [429, "unavailable"],
  ] as const) {
    answer = (_, response) => void response.writeHead(status).end();
    const { fetched, path } = await get("http://pictures.example/");
    expect(fetched).toEqual({ ok: false, reason });
    expect(existsSync(path)).toBe(false);
  }
});
