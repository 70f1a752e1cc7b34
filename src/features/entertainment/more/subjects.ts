import type { ListSettings } from "#ui/list-page/use-list-page.tsx";

export type SubjectSlug = "podcasts" | "dance" | "poetry" | "games";

export type Subject = {
  slug: SubjectSlug;
  title: string;
  /** On its tile. */
  text: string;
  lead: string;
  items: ListSettings["items"];
  cloths: ListSettings["cloths"];
};

/** The other subjects of entertainment, in the order of the tiles. */
export const subjects: readonly Subject[] = [
  {
    slug: "podcasts",
    title: "Podcasts",
    text: "Kitchen-table talk, by the hour.",
    lead: "Kitchen-table talk, by the hour, and the radio and papers that carry it.",
    items: ["show or station", "shows and stations"],
    cloths: { beads: 0, kuba: 1, zigzag: 2 },
  },
  {
    slug: "dance",
    title: "Dance",
    text: "Studios, crews and second-line practice.",
    lead: "Studios, crews and the companies that keep the floor warm.",
    items: ["studio or company", "studios and companies"],
    cloths: { zigzag: 0, ikat: 1, kente: 2 },
  },
  {
    slug: "poetry",
    title: "Poetry",
    text: "Poets, storytellers and everybody else who writes.",
    lead: "Poets first, and everybody else who writes: people to read, and to ask for a reading.",
    items: ["writer", "writers"],
    cloths: { adire: 2, bogolan: 0, asooke: 1 },
  },
  {
    slug: "games",
    title: "Games",
    text: "Makers, leagues and spades nights.",
    lead: "Rooms to play in, and the people who draw and build the games.",
    items: ["room or maker", "rooms and makers"],
    cloths: { ndebele: 0, housetop: 1, eyes: 2 },
  },
];

export const findSubject = (slug: string): Subject | undefined =>
  subjects.find((subject) => subject.slug === slug);
