import { formatCents } from "../format-cents.ts";
import { sumCosts } from "../sum-costs.ts";
import type { Trip } from "../trip.ts";
import { costNames } from "./stop-fields.tsx";
import { countPeople } from "./trip-day.tsx";

const thread = 12;
const width = 240;

/** What was typed in, by kind as threaded bars, and for each person. */
export function TripCosts({ trip }: { trip: Trip }) {
  const { kinds, totalCents, perPersonCents } = sumCosts(trip);
  const most = kinds[0]?.cents ?? 1;
  return (
    <section aria-labelledby="trip-costs">
      <h2 id="trip-costs">What it costs</h2>
      <table className="trip-money">
        <caption className="sr-only">Costs by kind</caption>
        <tbody>
          {kinds.map(({ kind, cents }) => (
            <tr key={kind}>
              <th scope="row">{costNames[kind]}</th>
              <td>
                <Bar share={cents / most} />
              </td>
              <td>{formatCents(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{trip.people > 1 && totalCents > 0 && `${formatCents(perPersonCents)} each`}</td>
            <td>{formatCents(totalCents)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 text-muted text-small">
        What you typed in, for {trip.people === 1 ? "one person" : `${countPeople(trip.people)} people`}.
      </p>
    </section>
  );
}

/** A bar whose threads show, in the color of its section. */
function Bar({ share }: { share: number }) {
  const long = Math.max(4, Math.round(share * width));
  const threads = Array.from({ length: Math.floor(long / thread) }, (_, index) => (index + 1) * thread - 1);
  return (
    <svg className="trip-bar" viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path className="trip-bar-fill" d={`M0 0H${long}V10H0z`} />
      <path className="trip-bar-threads" d={threads.map((x) => `M${x} 0V10`).join("")} />
    </svg>
  );
}
