import { Search } from "lucide";
import { type ComponentType, type MouseEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { areKeysOn } from "#ui/shortcut-setting.ts";
import { findSearchField, isFreeKey, openSearch, subscribeToSearch } from "./open-search.ts";
import type { SearchDialog } from "./search-dialog.tsx";

type Dialog = typeof SearchDialog;

const loadDialog = async (): Promise<Dialog> => (await import("./search-dialog.tsx")).SearchDialog;
const prefetchDialog = () => void loadDialog().catch(() => {});

/**
 * Links to the search page. With JavaScript, the link and the `/` key open a dialog, which is loaded on hover, on focus or
 * on first use.
 */
export function SearchButton() {
  const navigate = useNavigate();
  const [SearchDialog, setDialog] = useState<ComponentType<Parameters<Dialog>[0]> | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(
    () =>
      subscribeToSearch(() => {
        const field = findSearchField();
        if (field) {
          field.focus();
          return field.select();
        }
        loadDialog().then(
          (loaded) => {
            setDialog(() => loaded);
            setIsOpen(true);
          },
          () => void navigate("/search"),
        );
      }),
    [navigate],
  );

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== "/" || !isFreeKey(event) || !areKeysOn()) return;
      event.preventDefault();
      openSearch();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);

  return (
    <>
      <Link
        to="/search"
        className="icon-button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onPointerEnter={prefetchDialog}
        onFocus={prefetchDialog}
        onClick={openInPlace}
      >
        <Icon of={Search} />
      </Link>
      {SearchDialog && <SearchDialog open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Opens the search in place of following a link. Modified clicks are left to the browser. */
export function openInPlace(event: MouseEvent<HTMLAnchorElement>) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openSearch();
}
