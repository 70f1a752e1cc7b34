import { useEffect } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { ErrorId } from "#ui/error-id.tsx";
import { SplitPage } from "#ui/form-panel.tsx";
import type { PaletteName } from "#ui/weave/palettes.ts";

/** The 404 page. */
export function NotFoundPage() {
  return (
    <SplitPage palette="gold" cloths={hangingCloths("gold")} caption="Plenty of stalls, just not this one.">
      <div>
        <h1>We looked in every row.</h1>
        <p className="lead">
          There is no page at this address. It may have moved, or a letter slipped on the way here.
        </p>
        <div className="actions mt-6">
          <ButtonLink to="/">Back to the home page</ButtonLink>
          <ButtonLink to="/directory" variant="secondary">
            Open the directory
          </ButtonLink>
        </div>
      </div>
    </SplitPage>
  );
}

/** The 500 page. The id identifies the error in the log. */
export function FailedPage({ errorId }: { errorId: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <SplitPage palette="clay" cloths={hangingCloths("clay")} caption="A thread came loose. We are on it.">
      <div>
        <h1>Something went wrong.</h1>
        <p className="lead">We could not show this page. Please try again in a moment.</p>
        <ErrorId id={errorId} />
        <div className="actions mt-6">
          <ButtonLink to={`${pathname}${search}`} reloadDocument>
            Try again
          </ButtonLink>
          <ButtonLink to="/" variant="secondary" reloadDocument>
            Back to the home page
          </ButtonLink>
        </div>
      </div>
    </SplitPage>
  );
}

const retryIntervalMs = 5_000;

/** The 503 page during a database outage. It reloads itself once the site is ready again. */
export function RestingPage() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const timer = setInterval(async () => {
      const response = await fetch("/readyz").catch(() => null);
      if (response?.ok) location.reload();
    }, retryIntervalMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <SplitPage palette="clay" cloths={hangingCloths("clay")} caption="The stalls open again in a moment.">
      <div>
        <h1>The hub is resting.</h1>
        <p className="lead">
          We cannot reach our records right now. Nothing is lost. Give us a moment and try again.
        </p>
        <div className="actions mt-6">
          <ButtonLink to={pathname + search} reloadDocument>
            Try again
          </ButtonLink>
        </div>
      </div>
    </SplitPage>
  );
}

/** Four decorative cloths, the same on every visit. */
function hangingCloths(palette: PaletteName) {
  return [1, 2, 3, 4].map((bolt) => (
    <Cloth key={bolt} id={`hung-${palette}-${bolt}`} palette={palette} ratio={0.28} height={480} eager />
  ));
}
