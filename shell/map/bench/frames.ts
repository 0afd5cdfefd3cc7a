/** What Chromium's trace says of one piece of work; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Time of the thread itself; missing in an event without length. */
  readonly tdur?: number;
  readonly dur?: number;
}

const FRAME = 'BeginMainThreadFrame';
const TASK = 'RunTask';

/** Milliseconds of the page's main thread in each frame: its tasks between the beginnings of two frames. */
export function framesOf(events: readonly TraceEvent[]): number[] {
  const thread = busiest(events.filter(({ name }) => name === FRAME));
  const here = events.filter((event) => `${event.pid}.${event.tid}` === thread);
  const starts = here
    .filter(({ name }) => name === FRAME)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const tasks = here.filter(({ name }) => name === TASK);
  return starts.slice(0, -1).map((start, index) => {
    const end = starts[index + 1] ?? start;
    // A frame begins inside its first task.
    const own = tasks.filter(({ ts, dur = 0 }) => ts + dur > start && ts + dur <= end);
    return own.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1000;
  });
}

/** The thread that has most of the frames: a browser has several pages at a time. */
function busiest(frames: readonly TraceEvent[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { pid, tid } of frames) counts.set(`${pid}.${tid}`, (counts.get(`${pid}.${tid}`) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Rounded to hundredths; NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const ordered = [...values].sort((a, b) => a - b);
  const value = ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? NaN;
  return Math.round(value * 100) / 100;
}
