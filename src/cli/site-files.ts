import { features } from "#app/features.ts";
import type { FileArea } from "#platform/uploads/file-store.ts";
import { listAreas } from "#platform/uploads/sweep-orphans.server.ts";

/** Where uploads are, by bucket. */
export const fileAreas: readonly FileArea[] = listAreas(
  features.flatMap(({ uploadPurposes }) => uploadPurposes),
);
