import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { SplitPage } from "#ui/form-panel.tsx";

/** The store before it opens. Products can be reached by their addresses already. */
export function StoreClosed() {
  const cloths = [1, 2, 3, 4].map((bolt) => (
    <Cloth key={bolt} id={`hung-plum-${bolt}`} palette="plum" ratio={0.28} height={480} eager />
  ));
  return (
    <SplitPage palette="plum" cloths={cloths} caption="The cloth is on the loom.">
      <div>
        <h1>Store</h1>
        <p className="lead">
          The store is under construction. Goods from makers of the directory will be here.
        </p>
        <div className="actions mt-6">
          <ButtonLink to="/">Back to the home page</ButtonLink>
        </div>
      </div>
    </SplitPage>
  );
}
