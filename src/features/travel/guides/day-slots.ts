/** The slots of a day in order, with their hours in a calendar. */
export const daySlots = {
  breakfast: { label: "Breakfast", from: "08:30", to: "09:30" },
  morning_activity: { label: "Morning", from: "10:00", to: "12:00" },
  lunch: { label: "Lunch", from: "12:30", to: "13:45" },
  afternoon_activity: { label: "Afternoon", from: "14:30", to: "17:00" },
  dinner: { label: "Dinner", from: "18:30", to: "20:00" },
  evening_activity: { label: "Evening", from: "20:30", to: "22:30" },
} as const;
export type DaySlot = keyof typeof daySlots;

/** A guide never has more days. */
export const guideDays = [1, 2, 3] as const;
export type GuideDay = (typeof guideDays)[number];

/** The day in the URL, or the first one if the guide does not have it. */
export function readDay(requested: string | null, written: readonly { day: GuideDay }[]): GuideDay {
  return written.find(({ day }) => String(day) === requested)?.day ?? 1;
}
