import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { ErrorId } from "#ui/error-id.tsx";
import { SplitPage } from "#ui/form-panel.tsx";
import { BackLink } from "#ui/text-link.tsx";

/** A product that is not there, or no longer. */
export function ProductMissing() {
  return (
    <Failed title="Not on the shelf" caption="Sold, withdrawn or never woven.">
      <p className="lead">There is no such product. It may have been withdrawn by its maker.</p>
      <p className="mt-6">
        <BackLink to="/store">Back to Store</BackLink>
      </p>
    </Failed>
  );
}

/** A product that could not be read. */
export function ProductUnreadable({ errorId }: { errorId: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <Failed title="Error loading product" caption="A thread came loose. We are on it.">
      <p className="lead">We could not load this product. Please try again in a moment.</p>
      <ErrorId id={errorId} />
      <div className="actions mt-6">
        <ButtonLink to={`${pathname}${search}`} reloadDocument>
          Try again
        </ButtonLink>
        <BackLink to="/store">Back to Store</BackLink>
      </div>
    </Failed>
  );
}

type FailedProps = { title: string; caption: string; children: ReactNode };

function Failed({ title, caption, children }: FailedProps) {
  const cloths = [1, 2, 3, 4].map((bolt) => (
    <Cloth key={bolt} id={`hung-plum-${bolt}`} palette="plum" ratio={0.28} height={480} eager />
  ));
  return (
    <SplitPage palette="plum" cloths={cloths} caption={caption}>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </SplitPage>
  );
}
