import { RotateCw } from "lucide";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

type FailedStateProps = {
  title?: ReactNode;
  message: ReactNode;
  level?: 2 | 3;
  /** The default revalidates the page's data. */
  onRetry?: () => void;
  pending?: boolean;
};

/** Shown for a list that failed to load, with a Retry button. */
export function FailedState({
  title = "Something went wrong",
  message,
  level = 2,
  onRetry,
  pending,
}: FailedStateProps) {
  const revalidator = useRevalidator();
  const Heading = `h${level}` as const;
  return (
    <div className="failed">
      <Heading className="text-h3">{title}</Heading>
      <p>{message}</p>
      <div className="actions">
        <Button
          variant="ink"
          pending={pending ?? revalidator.state === "loading"}
          onClick={onRetry ?? (() => void revalidator.revalidate())}
        >
          <Icon of={RotateCw} />
          Retry
        </Button>
      </div>
    </div>
  );
}
