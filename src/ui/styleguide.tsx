import { Block } from "./block.tsx";
import { Bolts } from "./bolts.tsx";
import { Cloth } from "./cloth.tsx";
import { TextField } from "./field.tsx";
import { SplitPage } from "./form-panel.tsx";
import { PageHead } from "./page-head.tsx";
import { SearchBox } from "./search-box.tsx";
import { Actions } from "./styleguide/actions.tsx";
import { Admin } from "./styleguide/admin.tsx";
import { Forms } from "./styleguide/forms.tsx";
import { Foundations } from "./styleguide/foundations.tsx";
import { Goods } from "./styleguide/goods.tsx";
import { Lists } from "./styleguide/lists.tsx";
import { Maps } from "./styleguide/maps.tsx";
import { Overlays } from "./styleguide/overlays.tsx";
import type { PaletteName } from "./weave/palettes.ts";

const sections: Record<string, PaletteName> = {
  Directory: "gold",
  Store: "plum",
  Travel: "green",
  Events: "clay",
  Entertainment: "indigo",
};

const bolt = (id: string, palette: PaletteName) => (
  <Cloth key={id} id={id} palette={palette} ratio={0.2} height={480} />
);

/** Every component of the design system in every state. */
export function Styleguide() {
  return (
    <>
      <PageHead
        palette="teal"
        title="Styleguide"
        lead="Every part in every state. A part that is missing here is not finished."
        cloths={[bolt("h-1", "teal"), bolt("h-2", "teal"), bolt("h-3", "teal")]}
      />
      <div className="wrap pb-16">
        <Foundations />
        <Actions />
        <Forms />
        <Lists />
        <Goods />
        <Maps />
        <Overlays />
        <Admin />
      </div>
      <Block palette="gold">
        <div className="wrap grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_460px]">
          <div className="py-12 lg:py-20">
            <p className="display mb-6 text-hero">Bolts on a rail.</p>
            <SearchBox label="Search from the hero" name="q" placeholder="Barbers, bakers, bookshops…" />
          </div>
          <Bolts
            label="Sections"
            items={Object.entries(sections).map(([label, palette]) => ({
              label,
              palette,
              to: "#",
              cloth: bolt(label, palette),
            }))}
          />
        </div>
      </Block>
      <SplitPage
        palette="gold"
        caption="One form, one sentence."
        cloths={[bolt("f-1", "plum"), bolt("f-2", "green"), bolt("f-3", "indigo"), bolt("f-4", "clay")]}
      >
        <div className="form">
          <p className="display text-h1">Split page.</p>
          <TextField label="Email" type="email" />
        </div>
      </SplitPage>
    </>
  );
}
