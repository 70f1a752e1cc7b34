import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { makePerson, signedInHeaders, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { type BuiltApp, openBuiltApp, sameOriginHeaders } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";
import { formWithFile, writePdf } from "#testing/test-uploads.ts";
import { addBusiness } from "./claims-for-tests.ts";

const { services } = setUpServices();
let app: BuiltApp;
let claimant: TestPerson;
let proofUrl: string;
let photo: Buffer;
const cookies: Record<string, string> = { visitor: "" };

beforeAll(async () => {
  app = await openBuiltApp(services);
  claimant = await makePerson(services);
  const owner = await makePerson(services);
  const people = {
    claimant,
    owner,
    member: await makePerson(services),
    admin: await makePerson(services, { isAdmin: true }),
  };
  await addBusiness(services.db, { name: "Another shop", owner_id: owner.id });
  for (const [name, person] of Object.entries(people))
    cookies[name] = (await signedInHeaders(services, person)).get("cookie") ?? "";
  photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#b4532a" } })
    .withExif({
      IFD0: { Make: "Phone", Artist: "Imani Reyes" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "39/1 17/1 25/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "76/1 36/1 44/1",
      },
    })
    .jpeg()
    .toBuffer();
});

const upload = (bytes: Uint8Array, name: string, type: string, cookie = cookies.claimant ?? "") =>
  app.request("/uploads/claim-proof", {
    method: "POST",
    headers: { cookie, ...sameOriginHeaders },
    body: formWithFile({ bytes, name, type }),
  });
const get = (path: string, cookie: string) => app.request(path, { headers: { cookie } });
const expireProof = (delete_after: Date | null) =>
  services.db
    .updateTable("stored_files")
    .set({ delete_after })
    .where("uploaded_by", "=", claimant.id)
    .where("kept_at", "is not", null)
    .execute();

describe("a claim's proof", () => {
  it("[CLAIM-15] [CLAIM-20] [CLAIM-21] [CLAIM-22] [DATA-287] is stored in claim_proofs under user id, time and extension", async () => {
    const business_id = await addBusiness(services.db);
    const sent = await upload(photo, "my license.jpg", "image/jpeg");
    expect(sent.status).toBe(201);
    const { id } = await sent.json();
    const fields = { business_id, owner_name: "Imani Reyes", proof: id, owner_email: "eve@example.com" };
    const answer = await app.request(`/claim-business?business_id=${business_id}`, {
      method: "POST",
      headers: { cookie: cookies.claimant ?? "", ...sameOriginHeaders },
      body: new URLSearchParams(fields),
    });
    expect(answer.headers.get("location")).toBe("/dashboard");
    const claim = await services.db
      .selectFrom("business_claims")
      .select(["proof_url", "owner_email"])
      .where("business_id", "=", business_id)
      .executeTakeFirstOrThrow();
    expect(claim.owner_email).toBe(claimant.email);
    expect(claim.proof_url).toMatch(new RegExp(`^/files/claim_proofs/${claimant.id}-\\d{13}\\.jpg$`));
    proofUrl = claim.proof_url;
  });

  it.each([
    ["visitor", 404],
    ["member", 404],
    ["owner", 404],
    ["claimant", 200],
    ["admin", 200],
  ])("responds to a %s with %i", async (who, status) => {
    const response = await get(proofUrl, cookies[who] ?? "");
    expect(response.status).toBe(status);
    if (status !== 200) return expect(response.headers.get("content-type")).not.toContain("image");
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment/);
  });

  it("has no metadata about where it was taken and by whom", async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const stored = Buffer.from(await (await get(proofUrl, cookies.admin ?? "")).arrayBuffer());
    const metadata = await sharp(stored).metadata();
    expect(metadata).toMatchObject({ format: "jpeg", width: 80, height: 60 });
    expect(metadata.exif).toBeUndefined();
    for (const secret of ["Imani", "GPS", "Exif"]) expect(stored.includes(secret)).toBe(false);
  });

  it("is not found at a guessed URL, not even by an admin", async () => {
    const [, stamp = ""] = /-(\d{13})\.jpg$/.exec(proofUrl) ?? [];
    const guesses = [
      proofUrl.replace(stamp, String(Number(stamp) + 1)),
      proofUrl.replace(".jpg", ".png"),
      proofUrl.replace("claim_proofs", "event_images"),
      `/files/claim_proofs/..%2f..%2fpackage.json`,
      "/files/claim_proofs/",
    ];
    for (const guess of guesses) expect((await get(guess, cookies.admin ?? "")).status, guess).toBe(404);
  });

  it("is gone for everyone once it has expired, and when it is deleted", async () => {
    await expireProof(new Date(Date.now() - 1000));
    for (const who of ["claimant", "admin"])
      expect((await get(proofUrl, cookies[who] ?? "")).status).toBe(404);
    await expireProof(null);
    expect((await get(proofUrl, cookies.claimant ?? "")).status).toBe(200);
    await services.db.deleteFrom("stored_files").where("uploaded_by", "=", claimant.id).execute();
    for (const who of ["claimant", "admin"])
      expect((await get(proofUrl, cookies[who] ?? "")).status).toBe(404);
  });

  it.each([
    ["CLAIM-16", "license.png", "image/png", 201],
    ["CLAIM-17", "license.pdf", "application/pdf", 201],
    ["CLAIM-18", "license.webp", "image/webp", 415],
    ["CLAIM-18", "license.svg", "image/svg+xml", 415],
  ])("[%s] %s with the type %s is answered with %i", async (_line, name, type, status) => {
    const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: "#123456" } });
    const bytes: Record<string, () => Promise<Buffer> | Buffer> = {
      "image/png": () => picture.png().toBuffer(),
      "image/webp": () => picture.webp().toBuffer(),
      "image/svg+xml": () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "application/pdf": () => writePdf(),
    };
    expect((await upload((await bytes[type]?.()) ?? Buffer.alloc(0), name, type)).status).toBe(status);
  });

  it("[CLAIM-19] of more than 5 MB is refused with a message about the limit", async () => {
    const response = await upload(
      Buffer.alloc(5 * 1024 * 1024 + 1, "%PDF-1.7\n"),
      "big.pdf",
      "application/pdf",
    );
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("5");
  });

  it("[CLAIM-28] that is refused without JavaScript keeps the typed text", async () => {
    const business_id = await addBusiness(services.db);
    const form = new FormData();
    form.set("business_id", business_id);
    form.set("owner_name", "Plain Form");
    form.set("proof", new File([Buffer.alloc(5 * 1024 * 1024 + 1, "%PDF-1.7\n")], "big.pdf"));
    const response = await app.request(`/claim-business?business_id=${business_id}`, {
      method: "POST",
      headers: { cookie: cookies.claimant ?? "", ...sameOriginHeaders },
      body: form,
    });
    expect(response.status).toBe(413);
    const html = await response.text();
    expect(html).toContain('value="Plain Form"');
    expect(html).toContain("This file is larger than 5");
  });

  it("[SEC-18] is not accepted from a visitor", async () => {
    expect((await upload(photo, "a.jpg", "image/jpeg", "")).status).toBe(401);
  });
});
