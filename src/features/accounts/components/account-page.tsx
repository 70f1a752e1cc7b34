import type { ReactNode } from "react";
import { Cloth } from "#ui/cloth.tsx";
import { SplitPage } from "#ui/form-panel.tsx";

type AccountPageProps = {
  title: string;
  /** The line below the title, such as the way to the other form. */
  lead?: ReactNode;
  palette: "gold" | "teal";
  caption: string;
  children: ReactNode;
};

/** The page of one account form, with cloth from the rail beside it. */
export function AccountPage({ title, lead, palette, caption, children }: AccountPageProps) {
  const cloths = (["plum", "green", "indigo", "clay"] as const).map((color, index) => (
    <Cloth key={color} id={`au${index + 1}${palette}`} palette={color} ratio={0.28} height={470} eager />
  ));
  return (
    <SplitPage palette={palette} caption={caption} cloths={cloths}>
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
