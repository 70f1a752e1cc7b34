import { useEffect } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { ErrorId } from "#ui/error-id.tsx";
import { SplitPage } from "#ui/form-panel.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { showToast } from "#ui/toast-store.ts";

type GuideMissingProps = {
  /** Set if the guide failed to load; it may exist. */
  failure?: { errorId: string | undefined } | undefined;
};

/** A guide that does not exist, or failed to load. */
export function GuideMissing({ failure }: GuideMissingProps) {
  const { pathname, search } = useLocation();
  const hasFailed = failure !== undefined;
  useEffect(() => {
    if (hasFailed) showToast({ title: "Error", description: unreadable, variant: "destructive" });
  }, [hasFailed]);
  const cloths = [1, 2, 3, 4].map((bolt) => (
    <Cloth key={bolt} id={`hung-green-${bolt}`} palette="green" ratio={0.28} height={480} eager />
  ));
  return (
    <SplitPage palette="green" cloths={cloths} caption="This road is not on our map.">
      <div>
        <h1>Guide Not Found</h1>
        <p className="lead">
          {hasFailed
            ? `${unreadable}. Please try again in a moment.`
            : "The guide you are looking for might have been removed or was never written."}
        </p>
        <ErrorId id={failure?.errorId} />
        <div className="actions mt-6">
          {hasFailed && (
            <ButtonLink to={`${pathname}${search}`} reloadDocument>
              Try again
            </ButtonLink>
          )}
          <BackLink to="/travel-guides">All travel guides</BackLink>
        </div>
      </div>
    </SplitPage>
  );
}

const unreadable = "Failed to load travel guide details";
