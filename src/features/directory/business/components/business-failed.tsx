import type { ReactNode } from "react";
import { Cloth } from "#ui/cloth.tsx";
import { SplitPage } from "#ui/form-panel.tsx";

type BusinessFailedProps = { message: string; caption: string; children: ReactNode };

/** The page of a business that cannot be shown. */
export function BusinessFailed({ message, caption, children }: BusinessFailedProps) {
  const cloths = [1, 2, 3, 4].map((bolt) => (
    <Cloth key={bolt} id={`hung-gold-${bolt}`} palette="gold" ratio={0.28} height={480} eager />
  ));
  return (
    <SplitPage palette="gold" cloths={cloths} caption={caption}>
      <div>
        <h1>Something went wrong</h1>
        <p className="lead">{message}</p>
        {children}
      </div>
    </SplitPage>
  );
}
