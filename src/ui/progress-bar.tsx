import { useNavigation } from "react-router";

/** A thin bar on top while the next page is read. The style sheet holds it back for the first 150 ms. */
export function ProgressBar() {
  const navigation = useNavigation();
  if (navigation.state === "idle") return null;
  return <div className="progress-bar" role="progressbar" aria-label="Loading the page" />;
}
