import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { eventually } from "#testing/eventually.ts";
import { hasOpenSearch, type Line, openLine, startOpenSearch } from "#testing/local-opensearch.ts";
import { applyDocumentChanges } from "../apply-document-changes.server.ts";
import type { SearchEngine } from "../engine.ts";
import { openOpenSearch } from "../opensearch/client.server.ts";
import { createOpenSearchEngine } from "../opensearch/opensearch-engine.server.ts";
import {
  catchUp,
  closeMirror,
  openEngine,
  settingsFor,
  setUpMirror,
  slowTimeouts,
} from "../opensearch/opensearch-for-tests.ts";
import { createPostgresEngine } from "../postgres/postgres-engine.server.ts";
import { countFallbacks, withFallback } from "../with-fallback.server.ts";
import { buildMissingIndexes, compareIndexes, dropMirror, rebuildIndexes } from "./build-indexes.server.ts";
import { compareIndex } from "./compare-index.server.ts";
import { feedChanges } from "./feed-changes.server.ts";
import { listIndexes, refresh } from "./indexes.server.ts";
import { keepMirrorFresh } from "./keep-mirror-fresh.server.ts";
import { writeDocuments } from "./write-documents.server.ts";

const kinds = ["venue"];

describe.runIf(hasOpenSearch())("the mirror in OpenSearch", () => {
  const database = setUpDatabase();
  const mirror = setUpMirror(database);
  let engine: SearchEngine;
  beforeAll(async () => {
    await addVenue("The Velvet Room");
    engine = await openEngine(mirror, kinds);
  });

  async function addVenue(name: string): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      insert into venues (venue_name, city, state) values (${name}, 'Atlanta', 'GA') returning id`.execute(
      database.owner,
    );
    await applyAll();
    return rows[0]?.id ?? "";
  }
  async function rename(id: string, name: string) {
    await sql`update venues set venue_name = ${name} where id = ${id}`.execute(database.owner);
    await applyAll();
  }
  async function applyAll() {
    while (await applyDocumentChanges(database.db));
  }
  const findNames = async (word: string, of = engine) => {
    const list = { category: null, state: null, sort: "best", near: null, after: null, limit: 24 } as const;
    const { hits } = await of.list({ kind: "venue", titlePart: word, ...list });
    return hits.map(({ id }) => id);
  };
  const liveIndex = async () => {
    const index = (await listIndexes(mirror.search)).find(({ kind, isLive }) => kind === "venue" && isLive);
    return index?.name ?? "";
  };
  const compare = async () => compareIndex(mirror, { kind: "venue", index: await liveIndex() });

  it("follows added, renamed and deleted documents", async () => {
    expect(await findNames("velvet")).toHaveLength(1);
    const id = await addVenue("Blue Note Hall");
    await catchUp(mirror);
    expect(await findNames("blue note")).toEqual([id]);
    await rename(id, "Red Note Hall");
    await catchUp(mirror);
    expect(await findNames("blue note")).toEqual([]);
    expect(await findNames("red note")).toEqual([id]);
    await sql`delete from venues where id = ${id}`.execute(database.owner);
    await applyAll();
    await catchUp(mirror);
    expect(await findNames("red note")).toEqual([]);
    expect(await compare()).toMatchObject({ repaired: 0 });
  });

  it("late writes lose, even against a deletion", async () => {
    const id = await addVenue("Late Lounge");
    await catchUp(mirror);
    const index = await liveIndex();
    const found = await mirror.search.send<{ _version: number }>({
      method: "GET",
      path: `/${index}/_doc/${id}`,
    });
    const late = JSON.stringify({ id, title: "an older name" });
    await rename(id, "Later Lounge");
    await catchUp(mirror);
    const write = { index, id, version: found._version, json: late };
    await writeDocuments(mirror, [write]);
    await refresh(mirror.search, index);
    expect(await findNames("later lounge")).toEqual([id]);
    await sql`delete from venues where id = ${id}`.execute(database.owner);
    await applyAll();
    await catchUp(mirror);
    await writeDocuments(mirror, [write]);
    await refresh(mirror.search, index);
    expect(await findNames("older name")).toEqual([]);
  });

  it("a rejected document does not block others", async () => {
    const index = await liveIndex();
    const writes = ["x", "y"].map((id) => ({
      index,
      id,
      version: 1,
      json: id === "x" ? '{"unknown":1}' : JSON.stringify({ id, title: "taken", quality: 1 }),
    }));
    const log = { ...mirror.log, error: vi.fn() };
    await writeDocuments({ ...mirror, log }, writes);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: "x" }),
      expect.anything(),
    );
    await refresh(mirror.search, index);
    expect(await findNames("taken")).toEqual(["y"]);
  });

  it("the comparison repairs missing, extra and different documents", async () => {
    const [kept, changed] = [await addVenue("Compared One"), await addVenue("Compared Two")];
    await catchUp(mirror);
    const index = await liveIndex();
    await mirror.search.send({ method: "DELETE", path: `/${index}/_doc/${kept}?refresh=true` });
    const body = { id: changed, title: "something else", hash: "0", quality: 1 };
    await mirror.search.send({ method: "PUT", path: `/${index}/_doc/${changed}?refresh=true`, body });
    const stray = { id: "stray", title: "compared stray", hash: "0", quality: 1 };
    await mirror.search.send({ method: "PUT", path: `/${index}/_doc/stray?refresh=true`, body: stray });
    expect((await compare()).repaired).toBeGreaterThanOrEqual(3);
    await refresh(mirror.search, index);
    expect(new Set(await findNames("compared"))).toEqual(new Set([kept, changed]));
    expect(await compare()).toMatchObject({ repaired: 0 });
    await compareIndexes(mirror);
  });

  describe("while it is down", () => {
    let line: Line;
    let behind: typeof mirror;
    let guarded: SearchEngine;
    beforeAll(async () => {
      line = await openLine(await startOpenSearch());
      const settings = { ...settingsFor(line.url), OPENSEARCH_INDEX_PREFIX: mirror.search.prefix };
      behind = { ...mirror, search: openOpenSearch(settings, slowTimeouts) };
      const postgres = createPostgresEngine(database.db);
      const search = createOpenSearchEngine({ db: database.db, search: behind.search, postgres });
      guarded = withFallback(search, postgres, { log: pino({ level: "silent" }), restMs: 50 });
      return async () => {
        await behind.search.close();
        await line.cut();
      };
    });

    it("searches fall back to PostgreSQL, and changes arrive once it is up again", async () => {
      const before = await addVenue("Downtime Den");
      await catchUp(behind);
      expect(await findNames("downtime", guarded)).toEqual([before]);
      const fallbacks = countFallbacks();
      await line.cut();
      await expect(behind.search.search([{ kind: "venue", body: { size: 0 } }])).rejects.toThrow();
      const during = await addVenue("Downtime Dive");
      for (let time = 0; time < 5; time++)
        expect(new Set(await findNames("downtime", guarded))).toEqual(new Set([before, during]));
      expect(countFallbacks()).toBe(fallbacks + 5);
      await expect(feedChanges(behind)).rejects.toThrow();
      await line.mend();
      await eventually(() => catchUp(behind));
      await eventually(async () => {
        const current = countFallbacks();
        expect(new Set(await findNames("downtime", guarded))).toEqual(new Set([before, during]));
        expect(countFallbacks()).toBe(current);
      });
      expect(await compare()).toMatchObject({ repaired: 0 });
    });
  });

  it("is rebuilt under writes without failed searches or missing documents", async () => {
    const before = await liveIndex();
    const ids = [await addVenue("Rebuilt Rooms")];
    let isDone = false;
    const searching = (async () => {
      for (let searches = 0; ; searches++) {
        if (isDone) return searches;
        expect((await findNames("velvet")).length).toBe(1);
      }
    })();
    const writing = (async () => {
      for (let name = 0; !isDone; name++) {
        ids.push(await addVenue(`Rebuilt ${name}`));
        await rename(ids[0] ?? "", `Rebuilt Rooms ${name}`);
        if (name % 3 === 2)
          await sql`delete from venues where id = ${ids.pop() ?? ""}`.execute(database.owner);
        await feedChanges(mirror, 2);
      }
    })();
    expect(await rebuildIndexes(mirror, { kinds, graceMs: 100 })).toBe(true);
    isDone = true;
    expect(await searching).toBeGreaterThan(0);
    await writing;
    await applyAll();
    await catchUp(mirror);
    expect(await liveIndex()).not.toBe(before);
    expect(await compare()).toEqual({ compared: ids.length + (await countOthers(ids)), repaired: 0 });
    expect((await listIndexes(mirror.search)).filter(({ kind }) => kind === "venue")).toHaveLength(1);
  });

  async function countOthers(ids: readonly string[]): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from venues where id <> all (${ids}::uuid[])`.execute(database.owner);
    return rows[0]?.count ?? 0;
  }

  it("is maintained by the worker while the setting is on, and dropped afterwards", async () => {
    const settings = {
      ...settingsFor(await startOpenSearch()),
      OPENSEARCH_INDEX_PREFIX: `${mirror.search.prefix}w`,
    };
    const services = { db: database.db, log: pino({ level: "silent" }) };
    const keeper = keepMirrorFresh({ ...services, env: settings });
    const search = openOpenSearch(settings, slowTimeouts);
    const postgres = createPostgresEngine(database.db);
    const kept = createOpenSearchEngine({ db: database.db, search, postgres });
    await eventually(async () => expect(await kept.health()).toMatchObject({ isUp: true }));
    const id = await addVenue("Kept Keys");
    await eventually(async () => expect(await findNames("kept keys", kept)).toEqual([id]));
    await keeper.stop();
    const off = keepMirrorFresh({ ...services, env: { ...settings, SEARCH_ENGINE: "postgres" } });
    await eventually(async () => {
      const { rows } = await sql`select from search_mirrors`.execute(database.db);
      expect(rows).toEqual([]);
    });
    await off.stop();
    await closeMirror({ ...mirror, search });
  });

  it("is rebuilt if changes were not recorded for a while", async () => {
    await dropMirror(database.db);
    const id = await addVenue("Unnoted Nook");
    await buildMissingIndexes(mirror, { kinds, graceMs: 0 });
    expect(await findNames("unnoted")).toEqual([id]);
  });
});
