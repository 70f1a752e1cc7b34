import { useEffect } from "react";
import { useLocation } from "react-router";
import { isOfflineCopy } from "#ui/offline-copy.ts";
import { showToast } from "#ui/toast-store.ts";
import { offlineKindOf, type WorkerMessage } from "./offline-pages.ts";

/** Starts the worker that keeps opened guides and trips, and tells it what is opened and who is logged in. */
export function OfflinePages({ accountId }: { accountId: string | null }) {
  const { pathname } = useLocation();

  useEffect(() => {
    // What a kept copy says about the account is as old as the copy.
    if (isOfflineCopy()) return;
    const id = accountId ?? "";
    void notifyWorker(
      offlineKindOf(pathname) ? { type: "keep", path: pathname, id } : { type: "account", id },
    );
  }, [pathname, accountId]);

  useEffect(() => {
    // It stays as it is until the next document: what somebody reads or types is not taken away.
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
    // Private windows and strict settings allow no worker: the site works without.
  }
}
