import { beforeAll, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Services } from "#platform/http/services.ts";
import type { Person } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { action, loader } from "./reviews-queue.tsx";

const reviewed = setUpReviewedBusiness();
let person: Person;
beforeAll(async () => {
  const { services, database } = reviewed;
  const { id, email, username } = await makePerson({ ...services, owner: database.owner }, { isAdmin: true });
  person = { id, email, username, avatarUrl: null, isAdmin: true };
});

async function addHeld() {
  const { id } = await reviewed.database.db
    .insertInto("reviews")
    .values({ business_id: reviewed.businessId, rating: 2, comment: "Cold soup.", status: "Pending" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return `review-${id}`;
}
function broken(): Services {
  const fail = () => {
    throw new Error("connection refused at 10.0.0.7");
  };
  const { services } = reviewed;
  return { ...services, db: services.db.withPlugin({ transformQuery: fail, transformResult: fail }) };
}
type OwnerReply = { status?: number; headers?: Headers; data?: unknown; init?: { status: number } };
type Sent = { using?: Services; query?: string };
const send = async (fields: Record<string, string>, { using = reviewed.services, query = "" }: Sent = {}) =>
  (await action(routeArgs(using, `/admin/reviews${query}`, { fields, visit: { person } }))) as OwnerReply;
const flashOf = ({ headers }: OwnerReply) =>
  JSON.parse(decodeURIComponent(/flash=([^;]*)/.exec(headers?.get("set-cookie") ?? "")?.[1] ?? "null"));
const open = async (query = "") => {
  const answer = await loader(routeArgs(reviewed.services, `/admin/reviews${query}`, { visit: { person } }));
  return answer.data;
};

describe("the queue page", () => {
  it("[ADMIN-09] keeps its place when the list cannot be read", async () => {
    const answer = await loader(routeArgs(broken(), "/admin/reviews?view=all", { visit: { person } }));
    expect(answer.init?.status).toBe(503);
    expect(answer.data).toMatchObject({ query: { view: "all" }, found: null, failure: { reason: "failed" } });
  });

  it("opens what the address names, in whatever state, and otherwise the first", async () => {
    const [second, first] = [await addHeld(), await addHeld()];
    expect((await open()).found?.open?.key).toBe(first);
    expect((await open(`?item=${second}`)).found?.open?.key).toBe(second);
    await send({ decision: "approve", item: second });
    expect((await open(`?item=${second}`)).found?.open).toMatchObject({
      ...{ key: second, status: "approved", canTakeDown: true },
      decision: { by: person.username, isUndoable: true },
    });
    for (const item of ["event-019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d", "review-7", "nonsense"])
      expect((await open(`?item=${item}`)).found?.open?.key).toBe(first);
    expect((await open("?view=decided")).found?.rows).toMatchObject([{ key: second, status: "approved" }]);
    await send({ decision: "reject", item: first, reason: "spam", note: "" });
  });

  it("[ADMIN-47] says what was decided, offers to undo it, and goes on with the next", async () => {
    const item = await addHeld();
    const answer = await send({ decision: "approve", item, next: "review-next" });
    expect(answer.headers?.get("location")).toBe("/admin/reviews?item=review-next");
    expect(flashOf(answer)).toMatchObject({
      title: "Review has been approved",
      action: { label: "Undo", to: "/admin/reviews", fields: { decision: "undo" } },
    });
    const undone = await send(flashOf(answer).action.fields);
    expect(flashOf(undone)).toEqual({ title: "Decision has been undone" });
    expect(undone.headers?.get("location")).toBe(`/admin/reviews?item=${item}`);
    const late = await send(flashOf(answer).action.fields, { query: "?view=decided" });
    expect(flashOf(late)).toMatchObject({ title: "Update Error", variant: "destructive" });
    expect(late.headers?.get("location")).toBe("/admin/reviews?view=decided");
  });

  it("[ADMIN-55] shows Update Error when nothing was chosen or the database is away", async () => {
    expect(flashOf(await send({ decision: "approve" }))).toMatchObject({
      title: "Update Error",
      description: "Choose at least one first.",
    });
    const item = await addHeld();
    expect(flashOf(await send({ decision: "approve", item }, { using: broken() }))).toMatchObject({
      title: "Update Error",
    });
  });

  it.each([{ reason: "" }, { reason: "because" }, { reason: "other", note: " " }])(
    "asks for a reason: %o",
    async (fields) => {
      const answer = await send({ decision: "reject", item: await addHeld(), note: "", ...fields });
      expect(answer.init?.status).toBe(400);
      expect(answer.data).toMatchObject({
        errors: { reason: "Choose a reason. For something else, say what." },
      });
    },
  );

  it.each([
    { decision: "publish", item: "review-019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d" },
    { decision: "approve", item: "review-7" },
    { decision: "undo", undo: "7" },
    { decision: "undo" },
  ])("answers 400 to %o", async (fields) => {
    await expect(send(fields as Record<string, string>)).rejects.toMatchObject({ init: { status: 400 } });
  });
});
