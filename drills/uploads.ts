import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { demoAccounts } from "#seed/accounts.ts";
import { startStack } from "#testing/stack.ts";
import { formWithFile, testProofs } from "#testing/test-uploads.ts";
import { fsync } from "./fsync.ts";

/**
 * Sends 200 pictures of about 4.8 MB to the built site, 16 at a time, as a logged-in member. Passes if every picture
 * is stored under a unique id, and the web process needs no more than 100 MB above its warmed-up level.
 */
const uploads = 200;
const parallel = 16;
const warmUps = 24;
const maxRiseMb = 100;

const stack = await startStack({
  fsync,
  webEntry: "drills/uploads/web.ts",
  env: { UPLOADS_PER_HOUR: "100000", TRUSTED_PROXY_HOPS: "0" },
});
const failures: string[] = [];
let busy = 0;
let isMeasuring = false;
let peakMb = 0;
const timer = setInterval(() => {
  if (isMeasuring) peakMb = Math.max(peakMb, readMemoryMb());
}, 25);

try {
  const cookie = await signIn();
  const picture = await drawLargePicture();
  console.log(`Each picture: ${(picture.byteLength / 1024 / 1024).toFixed(2)} MB.`);
  await sendMany(cookie, picture, warmUps);
  await pause(1_000);
  const warmMb = readMemoryMb();
  peakMb = warmMb;
  isMeasuring = true;
  const startedAt = performance.now();
  const ids = await sendMany(cookie, picture, uploads);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  isMeasuring = false;
  const riseMb = Math.round(peakMb - warmMb);
  await pause(1_000);
  console.table([{ uploads: ids.length, seconds, busy, warmMb, peakMb, riseMb, afterMb: readMemoryMb() }]);
  if (new Set(ids).size !== uploads) failures.push(`${new Set(ids).size} of ${uploads} pictures were taken.`);
  if (riseMb > maxRiseMb) failures.push(`The web process rose by ${riseMb} MB, more than ${maxRiseMb}.`);
} finally {
  clearInterval(timer);
  await stack.stop();
}
for (const failure of failures) console.error(`FAILED: ${failure}`);
console.log(failures.length > 0 ? "The drill failed." : "All pictures were taken, and memory stayed steady.");
process.exit(failures.length > 0 ? 1 : 0);

async function sendMany(cookie: string, picture: Uint8Array, count: number): Promise<string[]> {
  const ids: string[] = [];
  let started = 0;
  const lane = async () => {
    while (started++ < count) {
      const id = await sendPicture(cookie, picture);
      if (id) ids.push(id);
    }
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  return ids;
}

/** Retries later when the busy server says so. */
async function sendPicture(cookie: string, bytes: Uint8Array): Promise<string | null> {
  for (;;) {
    const response = await fetch(`${stack.origin}/uploads/${testProofs.name}`, {
      method: "POST",
      body: formWithFile({ bytes, name: "storefront.jpg" }),
      headers: { cookie, origin: stack.origin },
    });
    const body = (await response.json().catch(() => ({}))) as { id?: string; detail?: string };
    if (response.status === 201 && body.id) return body.id;
    if (response.status !== 503) {
      failures.push(`${response.status}: ${body.detail}`);
      return null;
    }
    busy += 1;
    await pause(Number(response.headers.get("retry-after") ?? 1) * 1_000);
  }
}

async function signIn(): Promise<string> {
  const { email, password } = demoAccounts.member;
  const response = await fetch(`${stack.origin}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: stack.origin },
    body: new URLSearchParams({ form: "form", email, password }),
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  if (response.status !== 302 || cookies.length === 0)
    throw new Error(`Logging in returned ${response.status}.`);
  return cookies.join("; ");
}

/** Noise of 6 million pixels, which compresses to the size of a 12-megapixel photograph: 4.8 MB. */
async function drawLargePicture(): Promise<Buffer> {
  const noise = sharp({
    create: {
      ...{ width: 2_800, height: 2_150, channels: 3, background: "#888" },
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
  return sharp(await noise.png().toBuffer())
    .jpeg({ quality: 96 })
    .toBuffer();
}

/** Resident memory of the web process only: pictures are decoded in other processes. */
function readMemoryMb(): number {
  const status = readFileSync(`/proc/${stack.web.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
