import { Eye, Flag, Package, Star } from "lucide";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { AuditLine } from "../audit-line.tsx";
import { Badge } from "../badge.tsx";
import { BulkBar } from "../bulk-bar.tsx";
import { Button } from "../button.tsx";
import { Checkbox } from "../choice.tsx";
import { Cloth } from "../cloth.tsx";
import { DataTable, RowTitle } from "../data-table.tsx";
import { ApproveOrReject } from "../queue/approve-or-reject.tsx";
import { DecidedLine } from "../queue/decided-line.tsx";
import { Evidence, Facts } from "../queue/evidence.tsx";
import { Queue, QueueList } from "../queue/queue.tsx";
import { ReasonFields } from "../queue/reason-fields.tsx";
import { KeyCap } from "../shortcut-keys.tsx";
import { Switch } from "../switch.tsx";
import { Specimen } from "./specimen.tsx";

const stalls = [
  { id: "d-1", name: "Okra Street Kitchen", kind: "Food", place: "Houston, TX", isWaiting: false },
  { id: "d-2", name: "Tallow House", kind: "Beauty", place: "Baltimore, MD", isWaiting: true },
];

const reasons = [
  { value: "elsewhere", label: "Not a stall of this market" },
  { value: "other", label: "Something else (say what)" },
];

const decided = {
  key: "stall-1",
  kind: "stall",
  id: "d-1",
  title: "Okra Street Kitchen",
  note: "",
  clothId: "d-1",
  status: "rejected" as const,
  flag: null,
  at: "2026-11-14T09:26:00Z",
  decision: {
    id: "1",
    reason: "elsewhere",
    note: "Moved to Dallas",
    by: "Sol Whitaker",
    isUndoable: true,
    at: "2026-11-15T09:26:00Z",
  },
};

const cloth = (id: string) => <Cloth id={id} palette="gold" ratio={1} height={112} />;

/** The components of admin pages. */
export function Admin() {
  return (
    <>
      <Specimen name="Frame">
        <AdminFrame
          title="Claims"
          home={{ to: "#", label: "Overview", icon: Eye, isCurrent: false }}
          groups={[
            {
              name: null,
              tabs: [
                { label: "Claims", to: "#1", icon: Flag, isCurrent: true, waiting: 5, also: null },
                { label: "Reviews", to: "#2", icon: Star, isCurrent: false, waiting: 128, also: "5 replies" },
              ],
            },
            {
              name: "Store",
              tabs: [
                { label: "Stock", to: "#3", icon: Package, isCurrent: false, waiting: 0, also: "6 low" },
              ],
            },
          ]}
        >
          <p>The open page.</p>
        </AdminFrame>
      </Specimen>
      <Specimen name="Table">
        <DataTable
          label="Stalls"
          rows={stalls}
          keyOf={({ id }) => id}
          isChosen={({ isWaiting }) => isWaiting}
          columns={[
            { header: "Stall", cell: (s) => <RowTitle cloth={cloth(s.id)} title={s.name} note={s.kind} /> },
            { header: "Place", cell: ({ place }) => place },
            { header: "Owner", cell: ({ isWaiting }) => isWaiting && <Badge tone="waiting">Waiting</Badge> },
            { header: "Confirmed", isNumeric: true, isHiddenOnPhones: true, cell: () => "Oct 2, 2026" },
            {
              header: <span className="sr-only">Edit</span>,
              isAction: true,
              cell: ({ name }) => (
                <Button variant="quiet" size="small" aria-label={`Edit ${name}`}>
                  Edit
                </Button>
              ),
            },
          ]}
        />
        <form onSubmit={(event) => event.preventDefault()}>
          <BulkBar chosen={2}>
            <Button variant="secondary" size="small">
              Approve 2
            </Button>
            <Button variant="secondary" size="small">
              Reject 2
            </Button>
          </BulkBar>
        </form>
      </Specimen>
      <Specimen name="Queue">
        <Queue
          label="Stalls: waiting"
          chosen="d-2"
          isOpen={false}
          keys={{ a: "approve", r: "reject", x: "choose", u: "undo" }}
          list={
            <QueueList
              label="Waiting"
              order="Oldest first"
              chosen="d-2"
              items={stalls.map(({ id, name, place }) => ({
                id,
                to: "#",
                title: name,
                note: place,
                cloth: cloth(id),
                end: "14 min",
                check: <Checkbox aria-label={`Choose ${name}`} label="" />,
              }))}
            />
          }
        >
          <Evidence
            palette="gold"
            title="Tallow House"
            note="Sent by Imani Reyes, November 15"
            cloth={cloth("d-2")}
            position="2 of 2"
            previous="#"
            next={undefined}
            back={{ to: "#", label: "Stalls" }}
            actions={
              <ApproveOrReject
                subject="Tallow House"
                isRejecting={false}
                approve={
                  <form onSubmit={(event) => event.preventDefault()}>
                    <Button type="submit" variant="approve" wide aria-keyshortcuts="a">
                      Approve <KeyCap of="a" />
                    </Button>
                  </form>
                }
              >
                <ReasonFields id="styleguide-reason" reasons={reasons} />
              </ApproveOrReject>
            }
          >
            <section>
              <h3>The words</h3>
              <p>Small-pot soap, candles and balms.</p>
            </section>
            <section>
              <h3>The facts</h3>
              <Facts
                facts={[
                  { term: "Founder", fact: "Imani Reyes" },
                  { term: "Owner now", fact: "Nobody" },
                ]}
              />
            </section>
          </Evidence>
        </Queue>
      </Specimen>
      <Specimen name="Decided">
        <DecidedLine item={decided} reasons={reasons} failure={undefined} />
      </Specimen>
      <Specimen name="Switch and audit line">
        <div className="flex flex-wrap gap-6">
          <Switch label="Store" isOn type="button">
            On
          </Switch>
          <Switch label="Dashboard" isOn={false} type="button">
            Off
          </Switch>
          <Switch label="Travel" isOn={false} disabled>
            Not built
          </Switch>
        </div>
        <AuditLine
          who="Sol Whitaker"
          did="turned it on"
          at="2026-11-15T09:26:00Z"
          when="Nov 15, 2026, 9:26 AM UTC"
        />
      </Specimen>
    </>
  );
}
