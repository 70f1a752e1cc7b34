import { Eye, Pencil } from "lucide";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "../button.tsx";
import { Cloth } from "../cloth.tsx";
import { Cover } from "../cover.tsx";
import { Icon } from "../icon.tsx";
import { TabLink, TabLinks } from "../tabs.tsx";
import { BackLink } from "../text-link.tsx";
import type { PaletteName } from "../weave/palettes.ts";

type WorkspaceProps = {
  id: string;
  name: string;
  palette: PaletteName;
  picture?: string | null;
  /** The URL of the workspace. Its tabs and the editor are below it. */
  base: string;
  /** Below the name. */
  facts: ReactNode;
  editLabel: string;
  /** The public page; null while it is not listed. */
  page: string | null;
  parts: readonly [Part, ...Part[]];
  /** The open tab. */
  children: ReactNode;
  /** Below the tabs. */
  foot?: ReactNode;
};
type Part = { label: string; path: string };

// On a phone the buttons share one row.
const button = "max-sm:grow max-sm:px-3.5";

/** The frame of an owner's pages: header, tabs, and the open tab. */
export function Workspace(props: WorkspaceProps) {
  const { id, name, palette, picture, base, facts, editLabel, page, parts, children, foot } = props;
  const { pathname } = useLocation();
  const rest = pathname.slice(base.length).replace(/\/$/, "");
  const open = parts.find(({ path }) => path === rest) ?? parts[0];
  return (
    <div data-palette={palette}>
      <Cloth
        id={id}
        palette={palette}
        ratio={9}
        eager
        className="h-24 w-full border-accent border-b-6 sm:h-32"
      />
      <div className="wrap pt-6 pb-(--section)">
        <BackLink to="/dashboard">Your dashboard</BackLink>
        <div className="mt-2 mb-3 flex items-center gap-4">
          {picture && (
            <Cover
              id={id}
              palette={palette}
              picture={picture}
              ratio={1}
              height={80}
              eager
              className="size-16 flex-none sm:size-20"
            />
          )}
          <h1 className="wrap-anywhere min-w-0">{name}</h1>
        </div>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-1.5 text-muted">{facts}</p>
        <div className="mt-5 mb-7 flex flex-wrap items-center gap-2.5">
          <ButtonLink to={`${base}/edit`} className={button}>
            <Icon of={Pencil} />
            {editLabel}
          </ButtonLink>
          {page && (
            <ButtonLink to={page} variant="secondary" className={button}>
              <Icon of={Eye} />
              See your page
            </ButtonLink>
          )}
        </div>
        <TabLinks label={`Parts of ${name}`}>
          {parts.map(({ label, path }) => (
            <TabLink key={label} to={`${base}${path}`} current={path === open.path}>
              {label}
            </TabLink>
          ))}
        </TabLinks>
        <div className="pt-8">{children}</div>
        {foot}
      </div>
    </div>
  );
}
