import { randomUUID } from "node:crypto";
import { banMember } from "#features/accounts/commands/ban-member.server.ts";
import { grantAdmin } from "#features/accounts/commands/grant-admin.server.ts";
import { removeSecondFactor } from "#features/accounts/commands/remove-second-factor.server.ts";
import { setAdmin } from "#features/accounts/commands/set-admin.server.ts";
import { signOutMember } from "#features/accounts/commands/sign-out-member.server.ts";
import { unbanMember } from "#features/accounts/commands/unban-member.server.ts";
import { turnOn } from "#features/accounts/second-factor/factor-for-tests.ts";
import { setStanding } from "#features/artists/admin/commands/set-standing.server.ts";
import { settleReport } from "#features/artists/connect/commands/settle-report.server.ts";
import { addArtist, openConnect, startConversation } from "#features/artists/connect/messages-for-tests.ts";
import { cancelParcel } from "#features/checkout/commands/cancel-parcel.server.ts";
import { deliverParcel } from "#features/checkout/commands/deliver-parcel.server.ts";
import { packParcel } from "#features/checkout/commands/pack-parcel.server.ts";
import { requestRefund } from "#features/checkout/commands/request-refund.server.ts";
import { restockLines } from "#features/checkout/commands/restock-lines.server.ts";
import { sendParcel } from "#features/checkout/commands/send-parcel.server.ts";
import { settleOrder } from "#features/checkout/commands/settle-order.server.ts";
import { placeOrder } from "#features/checkout/placed-order-for-tests.ts";
import { handOver } from "#features/claims/commands/hand-over.server.ts";
import { exportCommunity } from "#features/community/commands/export-community.server.ts";
import { removeMember } from "#features/community/commands/remove-member.server.ts";
import { createBusiness } from "#features/directory/commands/create-business.server.ts";
import { deleteBusiness } from "#features/directory/commands/delete-business.server.ts";
import { takeBackChange } from "#features/directory/commands/take-back-change.server.ts";
import { updateBusiness } from "#features/directory/commands/update-business.server.ts";
import { eventDecider } from "#features/events/admin/decide-events.server.ts";
import { settleRequest } from "#features/travel/commands/settle-request.server.ts";
import { exportAudit } from "#platform/audit/commands/export-audit.server.ts";
import { type Actor, operator, type PersonActor } from "#platform/auth/actor.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { undoDecisions } from "#platform/decisions/commands/undo-decisions.server.ts";
import { flipSwitch } from "#platform/switches/commands/flip-switch.server.ts";
import type { TestServices } from "#testing/services.ts";
import type { AdminCommandCase } from "./admin-command-case.ts";
import { storeCommandCases } from "./store-command-cases.ts";
import { votesCommandCases } from "./votes-command-cases.ts";

const addBusiness = async ({ db }: TestServices) =>
  (
    await db
      .insertInto("businesses")
      .values({ name: "Tallow House" })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

const addParcel = async ({ owner }: TestServices) =>
  (await placeOrder(owner, { lines: [{ businessId: null }] })).parcelIds[0] ?? "";

const deciders = [eventDecider];
const addEvent = async ({ db }: TestServices) => {
  const values = {
    // Two events of one name and time would be duplicates.
    ...{ name: `Porch night ${randomUUID()}`, start_datetime: new Date("2031-06-19") },
    approval_status: "pending",
  };
  const { id } = await db.insertInto("events").values(values).returning("id").executeTakeFirstOrThrow();
  return { kind: "event", id };
};

/** One successful call of each command for admins or the operator, by file. A new command adds its entry here. */
export const adminCommandCases: Readonly<Record<string, AdminCommandCase>> = {
  "src/features/artists/admin/commands/set-standing.server.ts": {
    prepare: async ({ db, jobs }) => {
      const values = { name: "Josephine Tallow", category: "Photography", email: "josephine@tallow.example" };
      const { artist_id: artistId } = await db
        .insertInto("artist_directory")
        .values(values)
        .returning("artist_id")
        .executeTakeFirstOrThrow();
      return (actor) => setStanding({ db, jobs }, actor, { artistId, standing: "featured" });
    },
  },
  "src/features/accounts/commands/grant-admin.server.ts": {
    actsAs: "operator",
    prepare: async (services) => {
      const { email } = await makePerson(services);
      return (actor) => grantAdmin({ db: services.owner }, actor, { email });
    },
  },
  "src/features/accounts/commands/ban-member.server.ts": {
    prepare: async (services) => {
      const { id } = await makePerson(services);
      return (actor) => banMember(services, actor, { id, reason: "Insults in replies", days: 7 });
    },
  },
  "src/features/accounts/commands/remove-second-factor.server.ts": {
    actsAs: "operator",
    prepare: async (services) => {
      const person = await makePerson(services);
      await turnOn(services, person);
      const needs = { db: services.owner, jobs: services.jobs };
      return (actor) => removeSecondFactor(needs, actor, { email: person.email });
    },
  },
  "src/features/accounts/commands/set-admin.server.ts": {
    prepare: async (services) => {
      const { id } = await makePerson(services);
      return (actor) => setAdmin(services, actor, { id, isAdmin: true });
    },
  },
  "src/features/accounts/commands/sign-out-member.server.ts": {
    prepare: async (services) => {
      const { id } = await makePerson(services);
      return (actor) => signOutMember(services, actor, { id });
    },
  },
  "src/features/accounts/commands/unban-member.server.ts": {
    prepare: async (services, admin) => {
      const { id } = await makePerson(services);
      await banMember(services, admin, { id, reason: "Insults in replies", days: 7 });
      return (actor) => unbanMember(services, actor, { id });
    },
  },
  "src/features/checkout/commands/pack-parcel.server.ts": {
    prepare: async (services) => {
      const id = await addParcel(services);
      return (actor) => packParcel(services, actor, { id });
    },
  },
  "src/features/checkout/commands/send-parcel.server.ts": {
    prepare: async (services) => {
      const id = await addParcel(services);
      return (actor) =>
        sendParcel(services, actor, { id, carrier: "USPS", trackingNumber: "8041", trackingUrl: null });
    },
  },
  "src/features/checkout/commands/deliver-parcel.server.ts": {
    prepare: async (services) => {
      const id = await addParcel(services);
      await services.owner.updateTable("parcels").set({ status: "sent" }).where("id", "=", id).execute();
      return (actor) => deliverParcel(services, actor, { id });
    },
  },
  "src/features/checkout/commands/settle-order.server.ts": {
    prepare: async (services) => {
      const { id: orderId } = await placeOrder(services.owner, { lines: [{ businessId: null }] });
      const problem = { problem: "The amount differs." };
      await services.owner.updateTable("orders").set(problem).where("id", "=", orderId).execute();
      return (actor) => settleOrder(services, actor, { orderId });
    },
  },
  "src/features/checkout/commands/cancel-parcel.server.ts": {
    prepare: async (services) => {
      const id = await addParcel(services);
      return (actor) => cancelParcel(services, actor, { id, note: null, restocks: true });
    },
  },
  "src/features/checkout/commands/request-refund.server.ts": {
    prepare: async (services) => {
      const { id } = await placeOrder(services.db, { lines: [{ businessId: null }] });
      return (actor) => requestRefund(services, actor, { orderId: id, amount: 100, reason: "A chip" });
    },
  },
  "src/features/checkout/commands/restock-lines.server.ts": {
    prepare: async (services) => {
      const { id, variantIds } = await placeOrder(services.db, { lines: [{ businessId: null }] });
      const lines = variantIds.map((variantId) => ({ variantId, quantity: 1 }));
      return (actor) => restockLines(services, actor, { orderId: id, lines });
    },
  },
  "src/features/claims/commands/hand-over.server.ts": {
    prepare: async (services) => {
      const [claimant, business_id] = [await makePerson(services), await addBusiness(services)];
      const { id } = await services.db
        .insertInto("business_claims")
        .values({
          ...{ business_id, user_id: claimant.id, owner_name: "Ama", owner_email: claimant.email },
          proof_url: "/files/claim_proofs/proof.jpg",
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return (actor) => handOver(services, actor, { id });
    },
  },
  "src/features/community/commands/export-community.server.ts": {
    prepare: async (services) => (actor) => exportCommunity(services, actor, { search: "", maxRows: 10 }),
  },
  "src/features/community/commands/remove-member.server.ts": {
    prepare: async (services) => {
      const { id } = await services.db
        .insertInto("community_members")
        .values({ name: "Sade", email: `${randomUUID()}@example.org` })
        .returning("id")
        .executeTakeFirstOrThrow();
      return (actor) => removeMember(services, actor, { id });
    },
  },
  "src/features/directory/commands/create-business.server.ts": {
    prepare: async (services) => (actor) =>
      createBusiness(services, actor, {
        ...{ name: "Tally Books", description: null, category_id: null, subcategory: null, location: null },
        ...{ state: null, phone: null, email: null, website: null, founder: null, contact_info: null },
        ...{ image_url: null, instagram: null, twitter: null, facebook: null, tiktok: null },
        ...{ featured: false, verified: false, latitude: null, longitude: null },
      }),
  },
  "src/features/directory/commands/delete-business.server.ts": {
    prepare: async (services) => {
      const id = await addBusiness(services);
      return (actor) => deleteBusiness(services, actor, { id });
    },
  },
  "src/features/directory/commands/take-back-change.server.ts": {
    prepare: async (services, admin) => {
      const id = await addBusiness(services);
      await updateBusiness(services, admin, { id, version: 1, fields: { founder: "Imani Reyes" } });
      const change = await services.db
        .selectFrom("business_changes")
        .select("id")
        .where("business_id", "=", id)
        .executeTakeFirstOrThrow();
      return (actor) => takeBackChange(services, asPerson(actor), { businessId: id, changeId: change.id });
    },
  },
  "src/features/directory/commands/update-business.server.ts": {
    prepare: async (services) => {
      const id = await addBusiness(services);
      return (actor) =>
        updateBusiness(services, asPerson(actor), { id, version: 1, fields: { founder: "Imani Reyes" } });
    },
  },
  ...storeCommandCases,
  "src/features/artists/connect/commands/settle-report.server.ts": {
    prepare: async (services) => {
      const open = await openConnect(services);
      const { id: artistId } = await addArtist(services.owner);
      const { id: conversation_id } = await startConversation(open, { artistId });
      const { id } = await services.db
        .insertInto("artist_message_reports")
        .values({ conversation_id, is_by_artist: true, reason: "spam" })
        .returning("id")
        .executeTakeFirstOrThrow();
      return (actor) => settleReport(services, actor, { id, outcome: "closed", note: null });
    },
  },
  ...votesCommandCases,
  "src/features/travel/commands/settle-request.server.ts": {
    prepare: async (services) => {
      const { id } = await services.db
        .insertInto("feature_requests")
        .values({ name: "Zuri", email: "zuri@example.com", feature_type: "Suggest a destination" })
        .returning("id")
        .executeTakeFirstOrThrow();
      const settled = { isDone: true, note: "On the map", answer: "It is on the map.", again: false };
      return (actor) => settleRequest(services, actor, { id, ...settled });
    },
  },
  "src/platform/audit/commands/export-audit.server.ts": {
    prepare: async (services) => (actor) =>
      exportAudit(services, actor, {
        filters: { type: "", id: "", action: "", from: "", to: "" },
        ...{ format: "csv", maxRows: 10 },
      }),
  },
  "src/platform/decisions/commands/decide-items.server.ts": {
    prepare: async (services) => {
      const items = [await addEvent(services)];
      const verdict = { outcome: "approved" } as const;
      return (actor) => decideItems({ ...services, deciders }, actor, { items, verdict });
    },
  },
  "src/platform/decisions/commands/undo-decisions.server.ts": {
    prepare: async (services, admin) => {
      const items = [await addEvent(services)];
      const verdict = { outcome: "approved" } as const;
      const result = await decideItems({ ...services, deciders }, admin, { items, verdict });
      const ids = result.ok ? result.decided.map(({ decisionId }) => decisionId) : [];
      return (actor) => undoDecisions({ ...services, deciders }, actor, { ids });
    },
  },
  "src/platform/switches/commands/flip-switch.server.ts": {
    prepare: async (services) => {
      const name = "business_reviews";
      await services.owner
        .updateTable("launch_switches")
        .set({ is_built: true, is_on: false })
        .where("name", "=", name)
        .execute();
      const openableSwitches = new Set([name]);
      return (actor) => flipSwitch({ db: services.db, openableSwitches }, actor, { name, turnOn: true });
    },
  },
};

/** The one who runs a case. */
export function actorOfCase({ actsAs }: AdminCommandCase, admin: PersonActor): Actor {
  return actsAs === "operator" ? operator : admin;
}

function asPerson(actor: Actor): PersonActor {
  if (actor.kind !== "person") throw new Error("An admin runs this command.");
  return actor;
}
