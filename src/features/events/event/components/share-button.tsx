import { Share } from "lucide";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast-store.ts";

type ShareButtonProps = Pick<ButtonProps, "variant" | "size" | "className"> & { title: string; text: string };

/** Shares the page with the device's share sheet, or copies its link. Hidden without JavaScript. */
export function ShareButton({ title, text, className, ...look }: ShareButtonProps) {
  return (
    <Button
      {...look}
      aria-label="Share"
      className={`noscript:hidden ${className ?? ""}`}
      onClick={() => sharePage(title, text)}
    >
      <Icon of={Share} />
    </Button>
  );
}

async function sharePage(title: string, text: string) {
  const { origin, pathname } = window.location;
  const shared = { title, text, url: origin + pathname };
  try {
    // Some browsers define `share` but do not support it.
    if (navigator.canShare?.(shared)) return await navigator.share(shared);
    await navigator.clipboard.writeText(shared.url);
    showToast({ title: "Link Copied!", description: "Event link copied to your clipboard." });
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showToast({ title: "Copy this link", description: shared.url });
  }
}
