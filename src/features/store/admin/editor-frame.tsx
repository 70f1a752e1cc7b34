import type { ReactNode } from "react";
import { Cover } from "#ui/cover.tsx";
import { FormPanel } from "#ui/form-panel.tsx";
import { BackLink } from "#ui/text-link.tsx";

type EditorFrameProps = {
  title: string;
  note?: ReactNode;
  back: { to: string; label: string };
  /** Its picture or cloth; none for what does not exist yet. */
  cover?: { id: string; picture: string | null } | undefined;
  children: ReactNode;
};

/** The panel around the editors of products, variants, pictures and stock. */
export function EditorFrame({ title, note, back, cover, children }: EditorFrameProps) {
  return (
    <div className="mx-auto max-w-[54rem]">
      <p className="pb-3">
        <BackLink to={back.to}>{back.label}</BackLink>
      </p>
      <FormPanel palette="plum">
        <header className="editor-head">
          {cover && (
            <Cover {...cover} palette="plum" ratio={1} height={112} eager className="aspect-square" />
          )}
          <div>
            <h2 className="wrap-anywhere text-h2">{title}</h2>
            {note && <p className="text-muted text-small">{note}</p>}
          </div>
        </header>
        {children}
      </FormPanel>
    </div>
  );
}
