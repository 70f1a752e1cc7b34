import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Hono } from "hono";
import type { PersonalData } from "#platform/auth/personal-data.ts";
import type { CacheRule } from "#platform/cache/page-key.ts";
import type { ApiEnvironment } from "#platform/http/api/api.ts";
import type { AdminTab } from "#platform/http/routes/admin-tab.ts";
import type { Route, Sections } from "#platform/http/routes/routes.ts";
import type { Services } from "#platform/http/services.ts";
import type { HandledJob, Loop } from "#platform/jobs/handle-job.ts";
import type { LaneRule } from "#platform/load/lanes.ts";
import type { EmailKind, Letters } from "#platform/mail/emails.ts";
import type { Unsubscribe } from "#platform/mail/unsubscribe.ts";
import type { PictureSource } from "#platform/pictures/picture-source.ts";
import type { Projection } from "#platform/projections/projection.ts";
import type { RetainedData } from "#platform/retention/retained-data.ts";
import type { Switch } from "#platform/switches/define-switches.ts";
import type { UploadPurpose } from "#platform/uploads/define-purpose.ts";
import type { AccessRows } from "./access.ts";
import type { HttpRoute } from "./http-route.ts";

type Gauge = {
  name: string;
  help: string;
  read: (services: Pick<Services, "db" | "log">) => Promise<Record<string, number>>;
};

/** Everything the app needs to know about a feature. */
export type Feature = {
  /** Its folder in `src/features/`. */
  name: string;
  /** The features whose `exports/` it may import. They are listed before it. */
  uses: readonly string[];
  routes: readonly Route[];
  /** Its sections on other features' pages, by slot. */
  sections: Sections;
  adminTabs: readonly AdminTab[];
  /** The access matrix: a row for each method of each of its URLs. */
  access: AccessRows;
  switches: readonly Switch[];

  personalData: readonly PersonalData[];
  /** What it stores about people, where and for how long. */
  retainedData: readonly RetainedData[];
  /** Its tables without personal data, by content. */
  impersonalTables: Readonly<Record<string, readonly string[]>>;
  projections: readonly Projection[];

  jobs: readonly HandledJob[];
  /** Background tasks of the worker. */
  loops: readonly Loop[];
  /** Its emails, loaded by the worker only: they are JSX. */
  emails: () => Promise<Letters>;
  /** Emails that people with an account can turn off. */
  optionalEmails: readonly EmailKind[];
  /** Emails that people without an account can turn off. */
  emailStops: readonly Unsubscribe[];

  uploadPurposes: readonly UploadPurpose[];
  /** Columns with pictures from other sites, which are copied to our own store. */
  pictureSources: readonly PictureSource[];

  /** Its routes that are neither pages nor APIs. */
  httpRoutes: readonly HttpRoute[];
  /** Which of its requests are never shed under load. */
  laneRules: readonly LaneRule[];
  /** Gauges for `/metrics`, read at each scrape. */
  gauges: readonly Gauge[];
  /** Writes what a web process still holds in memory, before it exits. */
  flush: ((services: Services) => Promise<void>) | null;

  /** Its part of `/api/v1`. */
  api: (() => OpenAPIHono<ApiEnvironment>) | null;
  /** Reads of its API that the page cache stores. */
  cachedReads: readonly (CacheRule & { path: string })[];
  /** Its part of `/api/store/<id>`. */
  storeApi: (() => Hono<ApiEnvironment>) | null;
  /** Its part of `/functions/v1`. */
  functions: (() => Hono<ApiEnvironment>) | null;
};

const nothing: Omit<Feature, "name" | "access"> = {
  uses: [],
  routes: [],
  sections: {},
  adminTabs: [],
  switches: [],
  personalData: [],
  retainedData: [],
  impersonalTables: {},
  projections: [],
  jobs: [],
  loops: [],
  emails: async () => ({}),
  optionalEmails: [],
  emailStops: [],
  uploadPurposes: [],
  pictureSources: [],
  httpRoutes: [],
  laneRules: [],
  gauges: [],
  flush: null,
  api: null,
  cachedReads: [],
  storeApi: null,
  functions: null,
};

/**
 * Declares a feature, in its `feature.ts`. The server, the worker, migrations and scripts all load it, some of them in
 * plain Node: it imports `.server.ts` files but no JSX, and the browser never imports it.
 */
export function defineFeature(parts: Partial<Feature> & Pick<Feature, "name" | "access">): Feature {
  return { ...nothing, ...parts };
}
