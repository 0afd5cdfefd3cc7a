/** A thing that a plan may hold, as the request lists it. */
interface Candidate {
  readonly id: string;
  readonly minutes: number;
}

interface PlanTask {
  readonly days: readonly number[];
  readonly candidates: readonly Candidate[];
}

const FIRST_START_MINUTES = 9 * 60 + 30;
const LAST_END_MINUTES = 19 * 60;
const PAUSE_MINUTES = 60;
const STOPS_PER_DAY = 3;

/** `{"days":[1,2],"candidates":[…]}`, which the request gives as the last line that is JSON; null where there is none. */
export function readPlanTask(text: string): PlanTask | null {
  const line = text
    .split('\n')
    .reverse()
    .find((each) => each.startsWith('{'));
  if (line === undefined) return null;
  try {
    const { days, candidates } = JSON.parse(line) as Partial<PlanTask>;
    return Array.isArray(days) && Array.isArray(candidates) ? { days, candidates } : null;
  } catch (error) {
    // A line that only looks like JSON is no task.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The arguments of the tool that takes a plan: each candidate once, in the given order, as many as fit a day. */
export function writePlan({ days, candidates }: PlanTask): Readonly<Record<string, unknown>> {
  const left = [...candidates];
  return {
    days: days.map((day) => {
      const stops: { id: string; start: string }[] = [];
      let now = FIRST_START_MINUTES;
      while (stops.length < STOPS_PER_DAY) {
        const at = left.findIndex(({ minutes }) => now + minutes <= LAST_END_MINUTES);
        const [next] = at < 0 ? [] : left.splice(at, 1);
        if (!next) break;
        stops.push({ id: next.id, start: clock(now) });
        now += Math.ceil(next.minutes / 30) * 30 + PAUSE_MINUTES;
      }
      return { day, stops };
    }),
  };
}
