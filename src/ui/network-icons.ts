import { Globe, type IconNode, Link } from "lucide";

/** Our own outlines, because the icon set has none for social networks. */
const outlines: Readonly<Record<string, IconNode>> = {
  instagram: [
    ["rect", { x: "3.5", y: "3.5", width: "17", height: "17", rx: "4.5" }],
    ["circle", { cx: "12", cy: "12", r: "4" }],
    ["path", { d: "M17 6.2v1.6" }],
  ],
  twitter: [
    [
      "path",
      {
        d: "M21.5 5.5c-.8.5-1.7.8-2.5 1a4 4 0 0 0-7 2.7v1A9.7 9.7 0 0 1 3.8 6s-3.4 8 4.2 11.3A10.5 10.5 0 0 1 2 19c7.6 4.2 17 0 17-9.6v-.8a6.6 6.6 0 0 0 2.5-3.1z",
      },
    ],
  ],
  youtube: [
    ["rect", { x: "2.5", y: "5.5", width: "19", height: "13", rx: "3.5" }],
    ["path", { d: "M10 8.8v6.4l5.5-3.2z" }],
  ],
  facebook: [["path", { d: "M16.5 3.5h-2a4 4 0 0 0-4 4V21M7 12.5h8.5" }]],
  linkedin: [["path", { d: "M4.5 9.5V20M4.5 4v2.6M9.5 20V9.5M9.5 14.5c0-6.5 10.5-7 10.5 0V20" }]],
  website: Globe,
};

/** Names in the networks' own spelling. */
const names: Readonly<Record<string, string>> = {
  instagram: "Instagram",
  twitter: "Twitter",
  youtube: "YouTube",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  website: "Website",
};

/** The icon and the name of a network, or a chain link for those without an icon. */
export function describeNetwork(network: string): { id: string; name: string; icon: IconNode } {
  const key = network.trim().toLowerCase();
  const icon = outlines[key];
  return icon ? { id: key, name: names[key] ?? network, icon } : { id: "link", name: network, icon: Link };
}
