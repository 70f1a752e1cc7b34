import { FailedState } from "#ui/failed-state.tsx";

type LoadFailedProps = {
  title: string;
  description: string;
  /** Under which the log tells more; none when the server was not reached. */
  errorId: string | null;
  level?: 2 | 3;
};

/** What could not be read, with Retry in place. */
export function LoadFailed({ title, description, errorId, level = 2 }: LoadFailedProps) {
  const message = errorId ? `${description} Error id: ${errorId}` : description;
  return <FailedState level={level} title={title} message={message} />;
}
