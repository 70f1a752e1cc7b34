import type { ReactNode } from "react";
import { Cloth } from "#ui/cloth.tsx";
import { SplitPage } from "#ui/form-panel.tsx";

type AccountPageProps = {
  title: string;
  /** The line below the title, such as the link to the other form. */
  lead?: ReactNode;
  palette: keyof typeof captions;
  children: ReactNode;
};

/** Gold for returning people, teal for new ones. */
const captions = {
  gold: "Your seat at the table is where you left it.",
  teal: "One long market street, with room for one more.",
};

/** The page of one account form, next to hanging cloths. */
export function AccountPage({ title, lead, palette, children }: AccountPageProps) {
  const cloths = (["plum", "green", "indigo", "clay"] as const).map((color, index) => (
    <Cloth key={color} id={`au${index + 1}${palette}`} palette={color} ratio={0.28} height={470} eager />
  ));
  return (
    <SplitPage palette={palette} caption={captions[palette]} cloths={cloths}>
      <div className="form">
        <div>
          <h1>{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </div>
        {children}
      </div>
    </SplitPage>
  );
}
