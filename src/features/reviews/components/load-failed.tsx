import { FailedState } from "#ui/failed-state.tsx";

type LoadFailedProps = {
  title: string;
  description: string;
  /** Identifies the log entry; null if the server was not reached. */
  errorId: string | null;
  level?: 2 | 3;
};

/** A loading error with a retry button. */
export function LoadFailed({ title, description, errorId, level = 2 }: LoadFailedProps) {
  const message = errorId ? `${description} Error id: ${errorId}` : description;
  return <FailedState level={level} title={title} message={message} />;
}
