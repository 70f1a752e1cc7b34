import { useEffect } from "react";
import { useLocation } from "react-router";
import { isOfflineCopy } from "#ui/offline-copy.ts";
import { showToast } from "#ui/toast-store.ts";
import { offlineKindOf, type WorkerMessage } from "./offline-pages.ts";

/** Starts the worker that caches opened guides and trips, and reports opened pages and the current account. */
export function OfflinePages({ accountId }: { accountId: string | null }) {
  const { pathname } = useLocation();

  useEffect(() => {
    // What a copy says about the account may be outdated.
    if (isOfflineCopy()) return;
    const id = accountId ?? "";
    void notifyWorker(
      offlineKindOf(pathname) ? { type: "keep", path: pathname, id } : { type: "account", id },
    );
  }, [pathname, accountId]);

  useEffect(() => {
    // The copy stays until the next document load, so that nothing is replaced while someone reads or types.
    if (isOfflineCopy())
      showToast({ title: "You’re offline", description: "This is the copy that was kept on this device." });
  }, []);

  return null;
}

async function notifyWorker(message: WorkerMessage): Promise<void> {
  // In development, pages change with every edit.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(message);
  } catch {
    // Private windows and strict settings allow no worker. The site works without.
  }
}
