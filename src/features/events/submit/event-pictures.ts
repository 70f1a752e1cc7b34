import { defineUploadPurpose } from "#platform/uploads/define-purpose.ts";
import { canSubmitEvent } from "../permissions.ts";

/** Event pictures, public once their event is approved. */
export const eventPictures = defineUploadPurpose({
  name: "event-picture",
  bucket: "event_images",
  isPrivate: false,
  accepts: ["image/png", "image/jpeg", "image/webp"],
  maxBytes: 5 * 1024 * 1024,
  folder: "events",
  canUpload: canSubmitEvent,
});
