import { ArrowRight } from "lucide";
import { useRouteLoaderData } from "react-router";
import { readBackupState } from "#platform/backups/read-backup-state.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { QueueTiles } from "#ui/admin/queue-tiles.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { describeCount } from "#ui/format-number.ts";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Route } from "./+types/overview";
import { auditList } from "./audit-query.ts";
import { BackupSection, describeBackups } from "./backup-section.tsx";
import type { loader as layoutLoader } from "./layout.tsx";
import { readLatestEntries } from "./read-audit.server.ts";

export const meta = pageTitle("Overview · Admin", { robots: "noindex" });

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [entries, backups] = await Promise.all([readLatestEntries(db, 10), readBackupState(db)]);
  return { entries, backups: describeBackups(backups, new Date()) };
}

/** The waiting items of every queue, the latest changes by admins, and the backups. */
export default function OverviewPage({ loaderData: { entries, backups } }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("app/admin/layout");
  const tabs = (layout?.groups ?? []).flatMap((group) => group.tabs);
  const tiles = tabs.filter(({ waiting, also }) => waiting > 0 || also);
  const first = tabs.find(({ waiting }) => waiting > 0);
  const waiting = tabs.reduce((total, tab) => total + tab.waiting, 0);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted">
          {waiting === 0
            ? "Nothing is waiting. Well done."
            : `${describeCount(waiting, "thing is", "things are")} waiting.`}
        </p>
        {first && (
          <ButtonLink to={first.path}>
            Start with {first.label.toLowerCase()}
            <Icon of={ArrowRight} />
          </ButtonLink>
        )}
      </div>
      <QueueTiles tiles={tiles.map(({ path, ...tab }) => ({ ...tab, to: path }))} />
      <section aria-labelledby="latest" className="mt-10 border-ink border-t-2 pt-4">
        <div className="mb-2 flex items-baseline justify-between gap-4">
          <h2 id="latest" className="text-h3">
            Latest changes
          </h2>
          <TextLink to={auditList.path}>Audit log</TextLink>
        </div>
        {entries.length === 0 && <p className="text-muted">Nothing has been changed yet.</p>}
        <ol>
          {entries.map(({ id, who, did, thing, type, subjectId, at, when }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5"
            >
              <span className="min-w-0">
                {did}:{" "}
                <TextLink to={auditList.href({ type, id: subjectId })} className="wrap-anywhere">
                  {isUuid(subjectId) ? thing : `${thing} ${subjectId}`}
                </TextLink>
              </span>
              <span className="text-muted text-small">
                <b>{who}</b>, <time dateTime={at}>{when}</time>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <BackupSection {...backups} />
    </>
  );
}
