import { CalendarPlus } from "lucide";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { PrintButton } from "#ui/print-button.tsx";
import type { GuideDay } from "../day-slots.ts";

type DayActionsProps = { guideId: string; day: GuideDay };

/** Exports a day to a calendar on a chosen date, or prints it. The calendar works without JavaScript. */
export function DayActions({ guideId, day }: DayActionsProps) {
  return (
    <div className="not-on-paper flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-8">
      <form
        method="get"
        action={`/travel-guides/${guideId}/calendar`}
        className="flex flex-wrap items-end gap-3 max-sm:w-full"
      >
        <input type="hidden" name="day" value={day} />
        <TextField label={`When is day ${day}?`} name="date" type="date" required className="max-sm:w-full" />
        <Button type="submit" variant="secondary" className="max-sm:w-full">
          <Icon of={CalendarPlus} />
          Add the day to my calendar
        </Button>
      </form>
      <PrintButton />
    </div>
  );
}
