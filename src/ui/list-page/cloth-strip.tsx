import type { ReactNode } from "react";
import { Link } from "../link.tsx";

type ClothStripProps = {
  label: string;
  choices: readonly { to: string; title: string; note: string; cloth: ReactNode; isChosen: boolean }[];
};

/** The large groups of a list as links above it, each under its cloth. On phones the strip scrolls sideways. */
export function ClothStrip({ label, choices }: ClothStripProps) {
  return (
    <nav aria-label={label} className="cloth-strip">
      <ul>
        {choices.map(({ to, title, note, cloth, isChosen }) => (
          <li key={to}>
            <Link to={to} aria-current={isChosen ? "true" : undefined} preventScrollReset>
              {cloth}
              <span>
                <b>{title}</b>
                <small>{note}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
