import { pageTitle } from "#platform/http/meta/page-title.ts";
import { Band } from "#ui/band.tsx";
import { Block } from "#ui/block.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Cloth } from "#ui/cloth.tsx";
import { Row, Rows } from "#ui/row.tsx";
import { readGreetedName } from "../rules.ts";
import type { Route } from "./+types/welcome";

export const meta = pageTitle("Welcome", { robots: "noindex" });

export function loader({ url }: Route.LoaderArgs) {
  return { name: readGreetedName(url.searchParams.get("name")) };
}

const steps = [
  { to: "/directory", title: "Find a stall near you", note: "Barbers, bakers, bookshops", palette: "gold" },
  { to: "/events", title: "Save a date", note: "Markets, readings, long tables", palette: "clay" },
  { to: "/reviews", title: "Say something kind", note: "Write your first review", palette: "teal" },
] as const;

/** The page after joining. The name comes from the URL, so it is displayed but not trusted. */
export default function WelcomePage({ loaderData: { name } }: Route.ComponentProps) {
  const greeted = name ?? "there";
  return (
    <>
      <Block palette="teal" className="welcome">
        <div className={classes("welcome-copy", greeted.length > 24 && "welcome-copy-long")}>
          <h1>Welcome, {greeted}</h1>
          <p className="lead">
            {name
              ? "You are in. This cloth was woven from your name."
              : "Good to have you here. Look around."}
          </p>
          <div className="actions">
            <ButtonLink to="/directory" size="large">
              Explore Businesses
            </ButtonLink>
            <ButtonLink to="/" size="large" variant="secondary">
              Back to Home
            </ButtonLink>
          </div>
        </div>
        <Band palette="teal" vertical thickness={20} className="welcome-seam" />
        <div className="welcome-cloth">
          <Cloth id={greeted.toLowerCase().slice(0, 80)} palette="teal" ratio={1} height={420} eager />
          {name && (
            <p className="sewn">
              <b>{name}</b> <small>Member since today</small>
            </p>
          )}
        </div>
      </Block>
      <section className="wrap py-(--section)" aria-labelledby="steps">
        <h2 id="steps" className="mb-8">
          Three good first steps
        </h2>
        <Rows>
          {steps.map(({ to, title, note, palette }) => (
            <Row
              key={to}
              {...{ to, title, note }}
              cloth={<Cloth id={`step-${to}`} palette={palette} ratio={1} height={200} />}
            />
          ))}
        </Rows>
      </section>
    </>
  );
}
