import { classes } from "./classes.ts";
import { Link } from "./link.tsx";

export function LogoMark() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <path fill="#1c1410" d="M0 0h36v36H0z" />
      <path fill="#e2a320" d="M4 0h7v36H4zM25 0h7v36h-7z" />
      <path fill="#a83a22" d="M14.5 0h7v36h-7z" />
      <path fill="#1c1410" d="M0 3h13v9H0zM23 3h13v9H23zM12.5 13.5h11v9h-11zM0 24h13v9H0zM23 24h13v9H23z" />
      <path
        fill="#fbf3e0"
        d="M0 4h12.5v7H0zM23.5 4H36v7H23.5zM13 14.5h10v7H13zM0 25h12.5v7H0zM23.5 25H36v7H23.5z"
      />
    </svg>
  );
}

type LogoProps = { name: string; to?: string; size?: "regular" | "large"; className?: string };

/** The logo and site name, as a link to the home page. */
export function Logo({ name, to = "/", size = "regular", className }: LogoProps) {
  return (
    <Link
      to={to}
      className={classes("logo", size === "large" && "logo-large", className)}
      aria-label={`${name}, home`}
    >
      <LogoMark />
      <span>{name}</span>
    </Link>
  );
}
