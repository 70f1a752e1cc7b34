import { Styleguide } from "#ui/styleguide.tsx";

export const meta = () => [{ title: "Styleguide" }, { name: "robots", content: "noindex" }];

export default function StyleguidePage() {
  return <Styleguide />;
}
