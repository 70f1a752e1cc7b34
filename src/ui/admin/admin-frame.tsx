import "./admin.css";
import { ChevronDown, type IconNode, X } from "lucide";
import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import { Badge } from "../badge.tsx";
import { IconButton } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";

export type RailTab = {
  label: string;
  to: string;
  icon: IconNode;
  isCurrent: boolean;
  /** How many items wait there; more than 99 are shown as "99+". */
  waiting: number;
  /** Another count: "5 replies", "6 low". */
  also: string | null;
};

type AdminFrameProps = {
  /** The heading: the open tab, or the overview. */
  title: string;
  /** The overview, above the tabs. */
  home: Omit<RailTab, "waiting" | "also">;
  /** The tabs in their order. The first group has no name. */
  groups: readonly { name: string | null; tabs: readonly RailTab[] }[];
  children: ReactNode;
};

const railId = "admin-rail";

/**
 * The admin area: its tabs in a rail next to the page. On narrow screens the rail opens over the page from a bar. It
 * is a popover, so it works without JavaScript.
 */
export function AdminFrame({ title, home, groups, children }: AdminFrameProps) {
  const rail = useRef<HTMLDivElement>(null);
  const current = groups.flatMap(({ tabs }) => tabs).find(({ isCurrent }) => isCurrent);
  const closeAfterNavigation = ({ target }: MouseEvent) => {
    if ((target as Element).closest("a") && rail.current?.matches(":popover-open"))
      rail.current.hidePopover();
  };
  return (
    <div className="admin" data-palette="gold">
      <button type="button" className="admin-bar" popoverTarget={railId}>
        <span>Admin</span>
        <b>{title}</b>
        {current && <Waiting {...current} isCurrent={false} />}
        <Icon of={ChevronDown} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only reacts to the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard fires click */}
      <div ref={rail} id={railId} popover="auto" className="admin-rail" onClick={closeAfterNavigation}>
        <div className="admin-rail-body">
          <header>
            <b>Admin</b>
            <IconButton label="Close" popoverTarget={railId} popoverTargetAction="hide">
              <Icon of={X} />
            </IconButton>
          </header>
          <div className="admin-home">
            <RailLink {...home} />
          </div>
          <nav aria-label="Admin">
            {groups.map(({ name, tabs }) => (
              <RailGroup key={name} name={name}>
                {tabs.map((tab) => (
                  <RailLink key={tab.to} {...tab}>
                    <Waiting {...tab} />
                  </RailLink>
                ))}
              </RailGroup>
            ))}
          </nav>
        </div>
      </div>
      <div className="admin-page">
        <header className="admin-header">
          <h1>{title}</h1>
        </header>
        {children}
      </div>
    </div>
  );
}

type RailLinkProps = Pick<RailTab, "label" | "to" | "icon" | "isCurrent"> & { children?: ReactNode };

function RailLink({ label, to, icon, isCurrent, children }: RailLinkProps) {
  return (
    <Link to={to} className="admin-tab" aria-current={isCurrent ? "page" : undefined}>
      <Icon of={icon} />
      {label}
      {children}
    </Link>
  );
}

function RailGroup({ name, children }: { name: string | null; children: ReactNode }) {
  const id = useId();
  if (!name) return <div className="admin-tabs">{children}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-labelledby={id} className="admin-tabs">
      <span id={id}>{name}</span>
      {children}
    </div>
  );
}

function Waiting({ waiting, also, isCurrent }: Pick<RailTab, "waiting" | "also" | "isCurrent">) {
  if (waiting === 0 && !also) return null;
  return (
    <span className="admin-waiting">
      {also && <small>{also}</small>}
      {waiting > 0 && (
        <Badge tone={isCurrent ? "plain" : "waiting"}>
          {waiting > 99 ? "99+" : waiting}
          <span className="sr-only"> waiting</span>
        </Badge>
      )}
    </span>
  );
}
