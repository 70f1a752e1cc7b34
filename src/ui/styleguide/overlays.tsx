import { LogOut, Store } from "lucide";
import { useState } from "react";
import { Avatar } from "../avatar.tsx";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { Drawer } from "../drawer.tsx";
import { Icon } from "../icon.tsx";
import { Menu, MenuButton, MenuLink, MenuNote } from "../menu.tsx";
import { Pager, Pagination } from "../pagination.tsx";
import { TabLink, TabLinks, Tabs } from "../tabs.tsx";
import { ToastCard } from "../toast.tsx";
import { showToast } from "../toast-store.ts";
import { Shelf, Specimen } from "./specimen.tsx";

/** Overlays, tabs and pagination. */
export function Overlays() {
  const [open, setOpen] = useState<"dialog" | "drawer" | "left" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Specimen name="Toasts">
        <ToastCard
          toast={{ id: 1, title: "Posted!", description: "Thanks for adding to it.", variant: "default" }}
        />
        <ToastCard
          toast={{
            id: 2,
            title: "Could not send",
            description: "There was a problem on the way. Please try again.",
            variant: "destructive",
          }}
        />
        <Shelf>
          <Button variant="secondary" onClick={() => showToast({ title: "Saved" })}>
            Show a toast
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              showToast({ title: "Error", description: "It did not work.", variant: "destructive" })
            }
          >
            Show a destructive one
          </Button>
        </Shelf>
      </Specimen>
      <Specimen name="Dialog, drawer, menu">
        <Shelf>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen("dialog")}>
            Dialog
          </Button>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen("drawer")}>
            Drawer
          </Button>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen("left")}>
            Drawer, left
          </Button>
          <Menu label="Account" trigger={<Avatar name="renee" />}>
            <MenuNote>renee@okafor.example</MenuNote>
            <MenuLink to="#">
              <Icon of={Store} />
              Workspace
            </MenuLink>
            <MenuButton>
              <Icon of={LogOut} />
              Leave
            </MenuButton>
          </Menu>
        </Shelf>
        <Dialog
          open={open === "dialog"}
          onClose={close}
          role="alertdialog"
          title="Delete Nightjar Pictures?"
          description="Its page and what was written about it go with it. This cannot be undone."
          actions={
            <>
              <Button variant="danger" onClick={() => showToast({ title: "Deleted" })}>
                Delete
              </Button>
              <Button variant="quiet" onClick={close}>
                Keep it
              </Button>
            </>
          }
        />
        <Drawer
          open={open === "drawer"}
          onClose={close}
          title="Your things"
          palette="plum"
          footer={
            <Button size="large" wide>
              Go on
            </Button>
          }
        >
          <p>What was put here is listed here.</p>
        </Drawer>
        <Drawer open={open === "left"} onClose={close} title="Filters" side="left">
          <p>From the other side.</p>
        </Drawer>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Days"
          tabs={[
            { id: "one", label: "Upcoming", panel: <p>The first panel.</p> },
            { id: "two", label: "Archive", panel: <p>The second panel.</p> },
            { id: "three", label: "Day 3", panel: null, disabled: true },
          ]}
        />
        <div data-palette="clay">
          <TabLinks label="Views">
            <TabLink to="#" current>
              An address
            </TabLink>
            <TabLink to="#">Another</TabLink>
          </TabLinks>
        </div>
      </Specimen>
      <Specimen name="Pages">
        <Pagination page={2} pages={43} pageTo={(page) => `?page=${page}`} />
        <Pager label="Previous and next" previous="#" next="#" />
      </Specimen>
    </>
  );
}
