/** The middle of what was measured; the mean of the two middle ones where there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = [sorted[Math.ceil(half) - 1] ?? 0, sorted[Math.floor(half)] ?? 0] as const;
  return (middle[0] + middle[1]) / 2;
}

type Numbers<T> = { readonly [Key in keyof T as T[Key] extends number ? Key : never]: number };

/** The median of every number in the samples, rounded to what can be told apart. */
export function medians<T extends object>(samples: readonly T[]): Numbers<T> {
  const [first] = samples;
  const keys = Object.entries(first ?? {}).flatMap(([key, value]) =>
    typeof value === 'number' ? [key as keyof T] : [],
  );
  const entries = keys.map((key) => [key, rounded(median(samples.map((sample) => sample[key] as number)))]);
  return Object.fromEntries(entries) as Numbers<T>;
}

/** Whole numbers from 10 on, four decimals below: layout shifts are small. */
function rounded(value: number): number {
  return value >= 10 ? Math.round(value) : Number(value.toFixed(4));
}
