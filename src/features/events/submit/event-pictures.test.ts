import { beforeAll, describe, expect, it } from "vitest";
import { findUpload, openFile, sendUpload, signIn } from "#platform/uploads/uploads-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { drawPicture, formWithFile, writePdf } from "#testing/test-uploads.ts";
import { eventPictures } from "./event-pictures.ts";

const { services } = setUpServices();
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signIn(services));
});
const send = (bytes: Uint8Array, headers = { cookie }) =>
  sendUpload(services, "event-picture", formWithFile({ bytes, name: "poster.bin" }), headers);

describe("event pictures", () => {
  it.each([
    ["EVTS-17", "png", () => drawPicture().png().toBuffer()],
    ["EVTS-18", "jpg", () => drawPicture().jpeg().toBuffer()],
    ["EVTS-19", "webp", () => drawPicture().webp().toBuffer()],
  ])(
    "[%s] [EVTS-24] [EVTS-25] [EVTS-26] [DATA-289] may be %s, stored under a random name with that extension",
    async (_line, ending, draw) => {
      const response = await send(await draw());
      expect(response.status).toBe(201);
      const { url } = await response.clone().json();
      const { row, path } = await findUpload(services, response);
      expect(row.bucket).toBe("event_images");
      expect(row.key).toMatch(new RegExp(`^events/[0-9a-f-]{36}\\.${ending}$`));
      expect(url, "its address is told").toBe(path);
      const file = await openFile(services, path, { cookie });
      expect(file?.status).toBe(200);
      await file?.body?.cancel();
    },
  );

  it("[EVTS-20] may have no other type", async () => {
    for (const bytes of [
      writePdf(),
      await drawPicture().gif().toBuffer(),
      await drawPicture().avif().toBuffer(),
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    ])
      expect((await send(bytes)).status).toBe(415);
    expect(eventPictures.accepts).toEqual(["image/png", "image/jpeg", "image/webp"]);
  });

  it("[EVTS-21] have at most 5 × 1024 × 1024 bytes, and the error names the limit", async () => {
    const png = await drawPicture().png().toBuffer();
    const response = await send(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]));
    expect(response.status).toBe(413);
    expect((await response.json()).detail).toBe("This file is larger than 5 MB.");
  });

  it("are accepted only from members", async () => {
    expect((await send(await drawPicture().png().toBuffer(), { cookie: "" })).status).toBe(401);
  });
});
