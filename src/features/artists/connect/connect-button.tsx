import { Button, type ButtonProps } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";

type ConnectButtonProps = Pick<ButtonProps, "size" | "variant"> & { artistId: string | null; name: string };

/** The way to write to an artist, which is not open yet. */
export function ConnectButton({
  artistId: _artistId,
  name,
  variant = "secondary",
  size,
}: ConnectButtonProps) {
  return (
    <Button
      {...{ variant, size }}
      aria-label={`Connect with ${name}`}
      onClick={() => showToast({ title: "Connect feature coming soon!" })}
    >
      Connect
    </Button>
  );
}
