import { type MouseEvent, type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { connectPath } from "../connect-path.ts";
import type { loader } from "../pages/connect.tsx";
import { closedWords } from "../refusals.ts";
import { ConnectForm, describeConnect } from "./connect-form.tsx";

type ConnectDialogProps = {
  artistId: string;
  look: { variant: ButtonVariant; size: ButtonSize | undefined };
  label: ReactNode;
};

/** A link to the form, which opens it in a dialog. Refusals are shown on the form's own page. */
export function ConnectDialog({ artistId, look, label }: ConnectDialogProps) {
  // Members who have written before are redirected to the conversation instead.
  const { data: loaded, load } = useFetcher<typeof loader>();
  const [isOpen, setIsOpen] = useState(false);
  const path = connectPath(artistId);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
    if (!loaded) void load(path);
  };
  return (
    <>
      <ButtonLink {...look} to={path} onClick={open}>
        {label}
      </ButtonLink>
      {loaded && (
        <Dialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          size="large"
          title={`Write to ${loaded.artist.name}`}
          description={loaded.artist.takesMessages ? describeConnect(loaded.username) : closedWords}
          palette="indigo"
        >
          {loaded.artist.takesMessages && (
            <ConnectForm fields={loaded.fields} action={path}>
              <Button variant="secondary" onClick={() => setIsOpen(false)}>
                Cancel
              </Button>
            </ConnectForm>
          )}
        </Dialog>
      )}
    </>
  );
}
