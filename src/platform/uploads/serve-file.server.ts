import { Readable } from "node:stream";
import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import { actorOf, type PersonActor } from "#platform/auth/actor.ts";
import { findPerson } from "#platform/auth/read-session.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";
import type { UploadPurpose } from "./define-purpose.ts";
import { variantWidths } from "./inspection.ts";

type Arrival = Pick<Visit, "requestId" | "ip" | "log">;
type Options = { services: Services; headers: Record<string, string> };
type StoredFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** No script, no frame, no form, no matter how a browser interprets the file. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
const variantEnding = new RegExp(String.raw`\.((?:${variantWidths.join("|")})\.(?:avif|webp))$`);
/** How long the original is cached in place of a copy that the worker has not made yet. */
const unmadeSeconds = 300;

/**
 * Handles `GET /files/<bucket>/<key>`. Returns null if there is nothing to see: missing, expired, deleted and other
 * people's files all look like an unknown URL.
 */
export function createFileHandler({ services, headers }: Options) {
  const areas = new Map(services.uploads.purposes.map((purpose) => [purpose.bucket, purpose]));

  return async (request: Request, arrival: Arrival): Promise<Response | null> => {
    const [, bucket = "", key = ""] = /^\/files\/([^/]+)\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
    const area = areas.get(bucket);
    if (!area || key.length > 500) return null;
    return area.isPrivate
      ? servePrivate(request, arrival, area, key)
      : servePicture(request, arrival, area, key);
  };

  async function servePrivate(request: Request, arrival: Arrival, area: UploadPurpose, key: string) {
    const person = await findPerson(services, request.headers, arrival.log);
    if (!person) return null;
    const file = await findFile(services, area.bucket, key);
    if (!file || !canOpen(person, file)) return null;
    const object = await services.files.open({ ...area, key });
    if (!object) return null;
    const actor = actorOf({ ...arrival, person }, request);
    if (actor.kind === "person") await recordAccess(actor, file);
    const name = nameFor(file);
    return respond(request, object, {
      ...headers,
      "content-type": file.content_type,
      "content-length": String(object.size),
      "content-disposition": `attachment; filename="${name}"`,
      "content-security-policy": filePolicy,
      "cache-control": "private, no-store",
      "x-request-id": arrival.requestId,
    });
  }

  /** Logs who opened whose file, for admins in the audit log. */
  async function recordAccess(actor: PersonActor, file: StoredFile) {
    const details = { requestId: actor.requestId, fileId: file.id, by: actor.id };
    services.log.info(details, "private file opened");
    if (file.uploaded_by === actor.id) return;
    await transact(services.db, (tx) =>
      audit(tx, actor, { action: "file.open", subject: { type: "stored_file", id: file.id } }),
    );
  }

  /** Everyone can see a picture that a public row shows. Until then, its sender and admins can. */
  async function servePicture(request: Request, arrival: Arrival, area: UploadPurpose, key: string) {
    const file = await findPicture(services, area.bucket, key);
    if (!file) return null;
    const shared = { ...headers, "content-type": typeOf(file), "content-security-policy": filePolicy };
    if (!(area.isOpenOnceKept ? file.kept_at : file.is_shown)) {
      const person = await findPerson(services, request.headers, arrival.log);
      if (!person || !canOpen(person, file)) return null;
      const object = await services.files.open({ ...area, key: file.storedAs });
      const own = { "cache-control": "private, no-store", "content-length": String(object?.size) };
      return object && respond(request, object, { ...shared, ...own });
    }
    const etag = `"${file.id}${file.variant ? `-${file.variant}` : ""}"`;
    // A key is never reused for other content.
    const caching = file.isUnmade ? `max-age=${unmadeSeconds}` : "max-age=31536000, immutable";
    const lasting = { ...shared, "cache-control": `public, ${caching}`, etag };
    if (request.headers.get("if-none-match")?.includes(etag))
      return new Response(null, { status: 304, headers: lasting });
    const object = await services.files.open({ ...area, key: file.storedAs });
    if (!object) return null;
    return respond(request, object, { ...lasting, "content-length": String(object.size) });
  }
}

function canOpen(person: { id: string; isAdmin: boolean }, file: { uploaded_by: string | null }) {
  return person.isAdmin || file.uploaded_by === person.id;
}

function typeOf({ variant, content_type }: { variant: string | undefined; content_type: string }) {
  return variant ? `image/${variant.split(".")[1]}` : content_type;
}

function respond(request: Request, { body }: { body: Readable }, headers: Record<string, string>): Response {
  if (request.method === "HEAD") {
    body.destroy();
    return new Response(null, { headers });
  }
  return new Response(Readable.toWeb(body) as ReadableStream, { headers });
}

function findFile({ db }: Pick<Services, "db">, bucket: string, key: string) {
  return db
    .selectFrom("stored_files")
    .select(["id", "content_type", "uploaded_by", "created_at", "variants", "kept_at"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("shown_files")
          .select("row_id")
          .whereRef("shown_files.bucket", "=", "stored_files.bucket")
          .whereRef("shown_files.key", "=", "stored_files.key"),
      ).as("is_shown"),
    )
    .where("bucket", "=", bucket)
    .where("key", "=", key)
    .where((row) => row.or([row("delete_after", "is", null), row("delete_after", ">", sql<Date>`now()`)]))
    .executeTakeFirst();
}

/**
 * A picture or one of its smaller copies: `<key>.640.avif`. Pages name all copies there may be. If one is missing,
 * because the worker has not made it yet or the picture is not that wide, this is the picture itself.
 */
async function findPicture(services: Pick<Services, "db">, bucket: string, key: string) {
  const variant = variantEnding.exec(key)?.[1];
  const original = variant ? key.slice(0, -variant.length - 1) : key;
  const file = await findFile(services, bucket, original);
  if (!file) return undefined;
  const isMade = variant !== undefined && file.variants.includes(variant);
  return {
    ...file,
    variant: isMade ? variant : undefined,
    storedAs: isMade ? key : original,
    isUnmade: variant !== undefined && !isMade,
  };
}

/** A generated name, because the sender's could be deceptive. */
function nameFor({ created_at, content_type }: StoredFile) {
  const extension = content_type.split("/")[1]?.replace("jpeg", "jpg");
  return `file-${created_at.toISOString().slice(0, 10)}.${extension}`;
}
