import { Client } from "pg";
import { bulkLoad } from "#seed/bulk-load.ts";

type Sizes = { auditEntries: number; requests: number };

/** Actors in the audit log, by number. Their ids are made up, since entries outlive accounts. */
export const auditPeople = 200;
export const idOfPerson = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Every kind of entry, most frequent first. */
export const auditKinds = [
  { type: "profiles", action: "accounts.sign-in" },
  { type: "review", action: "review.hold" },
  { type: "review", action: "review.approve" },
  { type: "review", action: "review.reject" },
  { type: "reply", action: "reply.approve" },
  { type: "business", action: "business.update" },
  { type: "business", action: "business.create" },
  { type: "business", action: "business.delete" },
  { type: "claim", action: "claim.approve" },
  { type: "launch_switch", action: "switch.turn_on" },
];

/** Fills the audit log and the requests to these sizes on first use. */
export async function fillAdminTables(ownerUrl: string, sizes: Sizes): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    if (await isEmpty(client, "audit_log")) await fillAudit(client, sizes.auditEntries);
    if (await isEmpty(client, "feature_requests")) await fillRequests(client, sizes.requests);
  } finally {
    await client.end();
  }
}

async function isEmpty(client: Client, table: string) {
  return (await client.query(`select from ${table} limit 1`)).rowCount === 0;
}

/** A few actors and kinds have most of the entries, and one in ten is by the operator. */
async function fillAudit(client: Client, entries: number) {
  await client.query("begin; set local maintenance_work_mem = '512MB'");
  const load = async () => {
    await client.query(
      `insert into audit_log (at, actor_id, action, subject_type, subject_id, before, after, request_id)
       select timestamptz '2024-01-01' + n * interval '8 seconds',
         case when n % 10 > 0
           then ('00000000-0000-4000-8000-' || lpad(floor(${auditPeople} * power(random(), 3))::text, 12, '0'))::uuid end,
         ($2::text[])[kind], ($3::text[])[kind], 'thing-' || n::bigint * 7919 % 1000003,
         '{"status": "Pending"}', '{"status": "Approved"}', 'bench'
       from (
         select n, 1 + floor(array_length($2::text[], 1) * power(random(), 4))::integer as kind
         from generate_series(1, $1::integer) n
       ) drawn`,
      [entries, auditKinds.map(({ action }) => action), auditKinds.map(({ type }) => type)],
    );
  };
  await bulkLoad(client, ["audit_log"], load, console.log);
  await client.query("commit");
  await client.query("vacuum (analyze) audit_log");
}

async function fillRequests(client: Client, requests: number) {
  await client.query(
    `insert into feature_requests (name, email, feature_type, details, created_at, done_at)
     select 'Person ' || n, 'person' || n || '@example.com',
       (array['Suggest a destination', 'Request a missing service', 'Ask for a custom itinerary',
         'Submit a business to feature', 'Vote or recommend a travel idea'])[1 + n % 5],
       repeat('Somewhere with shade and music. ', 1 + n % 8), now() - n * interval '1 minute',
       case when n % 10 > 0 then now() end
     from generate_series(1, $1::integer) n`,
    [requests],
  );
  await client.query("vacuum (analyze) feature_requests");
}
