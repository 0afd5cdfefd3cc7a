import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The values that a label may have: these, or the first so many that come. Any other is counted as `other`. */
export type LabelValues = readonly string[] | { readonly atMost: number };
type Labels<L extends string> = Readonly<Record<L, string>>;

export interface MetricOptions<L extends string> {
  /** With its unit at the end, as Prometheus has it: `atoll_provider_call_seconds`. */
  readonly name: string;
  readonly help: string;
  /** Every label is bounded here: what somebody sends in an address can never make series. */
  readonly labels: Readonly<Record<L, LabelValues>>;
}

/** Something that is counted and never gets less. */
export type Count<L extends string> = (labels: Labels<L>, by?: number) => void;
/** Takes a duration in seconds. */
export type Observe<L extends string> = (labels: Labels<L>, seconds: number) => void;
export type SetGauge<L extends string> = (labels: Labels<L>, value: number) => void;

/** A value of a gauge with its labels. */
export interface Reading<L extends string> {
  readonly labels: Labels<L>;
  readonly value: number;
}

/** The metrics of one application. A name that is asked for again gives the same metric. */
export interface Metrics {
  readonly counter: <L extends string>(options: MetricOptions<L>) => Count<L>;
  readonly durations: <L extends string>(
    options: MetricOptions<L> & { readonly buckets?: readonly number[] },
  ) => Observe<L>;
  readonly gauge: <L extends string>(options: MetricOptions<L>) => SetGauge<L>;
  /** A gauge that is read when somebody looks; where nothing can be said, it has no value. */
  readonly readGauge: <L extends string>(
    options: MetricOptions<L>,
    read: () => Promise<readonly Reading<L>[]> | readonly Reading<L>[],
  ) => void;
  /** All of it in Prometheus' text. */
  readonly page: () => Promise<{ readonly type: string; readonly body: string }>;
}

const OTHER = 'other';
/** From an answer of the cache to a renderer that is late. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function bounded(values: LabelValues): (value: string) => string {
  if (!('atMost' in values)) {
    const known = new Set(values);
    return (value) => (known.has(value) ? value : OTHER);
  }
  const seen = new Set<string>();
  return (value) => {
    if (seen.size < values.atMost) seen.add(value);
    return seen.has(value) ? value : OTHER;
  };
}

function boundedLabels<L extends string>(labels: MetricOptions<L>['labels']) {
  const bounds = Object.entries<LabelValues>(labels).map(
    ([name, values]) => [name as L, bounded(values)] as const,
  );
  return (given: Labels<L>): Record<L, string> =>
    Object.fromEntries(bounds.map(([name, bound]) => [name, bound(given[name])])) as Record<L, string>;
}

/** Every combination of labels whose values are listed; none where a label's are not. */
function combinations(labels: Readonly<Record<string, LabelValues>>): Record<string, string>[] {
  let all: Record<string, string>[] = [{}];
  for (const [name, values] of Object.entries(labels)) {
    const listed = 'atMost' in values ? [] : values;
    all = all.flatMap((one) => listed.map((value) => ({ ...one, [name]: value })));
  }
  return all;
}

function makeCounter<L extends string>(registry: Registry, options: MetricOptions<L>): Count<L> {
  const { name, help, labels } = options;
  const bound = boundedLabels(labels);
  const counter = new Counter({ name, help, labelNames: Object.keys(labels), registers: [registry] });
  // Known from the start: an increase is seen only between two values.
  for (const combination of combinations(labels)) counter.inc(combination, 0);
  return (given, by = 1) => counter.inc(bound(given), by);
}

/** Metrics with a registry of their own: several applications in one process never count together. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const made = new Map<string, unknown>();
  const once = <T>(name: string, make: () => T): T => {
    if (!made.has(name)) made.set(name, make());
    return made.get(name) as T;
  };
  const makeGauge = (
    { name, help, labels }: MetricOptions<string>,
    collect?: (gauge: Gauge) => Promise<void>,
  ) =>
    new Gauge({
      ...{ name, help, labelNames: Object.keys(labels), registers: [registry] },
      ...(collect && {
        collect() {
          return collect(this);
        },
      }),
    });
  return {
    counter: (options) => once(options.name, () => makeCounter(registry, options)),
    durations: (options) =>
      once(options.name, () => {
        const { name, help, labels, buckets = BUCKETS_SECONDS } = options;
        const bound = boundedLabels(labels);
        const known = { name, help, labelNames: Object.keys(labels), buckets: [...buckets] };
        const histogram = new Histogram({ ...known, registers: [registry] });
        return (given, seconds) => histogram.observe(bound(given), seconds);
      }),
    gauge: (options) =>
      once(options.name, () => {
        const bound = boundedLabels(options.labels);
        const gauge = makeGauge(options);
        return (given, value) => gauge.set(bound(given), value);
      }),
    readGauge: (options, read) =>
      once(options.name, () => {
        const bound = boundedLabels(options.labels);
        return void makeGauge(options, async (gauge) => {
          const readings = await read();
          gauge.reset();
          if (readings.length === 0) gauge.remove({});
          for (const { labels, value } of readings) gauge.set(bound(labels), value);
        });
      }),
    page: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}
