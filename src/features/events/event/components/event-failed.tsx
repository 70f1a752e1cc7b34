import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { ErrorId } from "#ui/error-id.tsx";
import { SplitPage } from "#ui/form-panel.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { showToast } from "#ui/toast-store.ts";

/** An event that is not listed: unknown, pending or rejected, or a community event, which has no page. */
export function EventMissing() {
  return (
    <Failed title="Event Not Found" caption="The drums have moved on.">
      <p className="lead">The event you are looking for might have been removed or is no longer available.</p>
      <p className="mt-6">
        <BackLink to="/events">Back to All Events</BackLink>
      </p>
    </Failed>
  );
}

type EventUnreadableProps = {
  /** For display; undefined if the server could not be reached. */
  message: string | undefined;
  errorId: string | undefined;
};

/** An event that failed to load. */
export function EventUnreadable({
  message = "Could not load event details.",
  errorId,
}: EventUnreadableProps) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    showToast({ title: "Error", description: message, variant: "destructive" });
  }, [message]);
  return (
    <Failed title="Something went wrong" caption="A thread came loose. We are on it.">
      <p className="lead">{message}</p>
      <ErrorId id={errorId} />
      <div className="actions mt-6">
        <ButtonLink to={`${pathname}${search}`} reloadDocument>
          Try again
        </ButtonLink>
        <BackLink to="/events">Back to All Events</BackLink>
      </div>
    </Failed>
  );
}

type FailedProps = { title: string; caption: string; children: ReactNode };

function Failed({ title, caption, children }: FailedProps) {
  const cloths = [1, 2, 3, 4].map((bolt) => (
    <Cloth key={bolt} id={`hung-clay-${bolt}`} palette="clay" ratio={0.28} height={480} eager />
  ));
  return (
    <SplitPage palette="clay" cloths={cloths} caption={caption}>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </SplitPage>
  );
}
