/** Processor time of one answer that is made anew, in milliseconds: median of some. */
export type CpuTimes = Readonly<Record<string, number>>;

const ANSWERS = 5;

/** Addresses whose every number gives another answer, none of which is kept. */
const ADDRESSES: Readonly<Record<string, (number: number) => string>> = {
  agents: (number) => `/api/agents?page=${number + 1}`,
  'agents by name': (number) => `/api/agents?name=${'aeiou'[number] ?? 'a'}`,
  'map of agents, world': (number) => `/api/agents/clusters?bbox=-180,-${80 + number},180,85&zoom=22`,
  'map of agents, Europe': (number) => `/api/agents/clusters?bbox=-${10 + number},35,30,60&zoom=22`,
  places: (number) => `/api/places?q=${['san', 'par', 'new', 'los', 'bar'][number] ?? 'a'}`,
  hotels: (number) => `/api/hotels?lat=48.8${number}&lng=2.3${number}&radius=50`,
  activities: (number) => `/api/activities?lat=41.9${number}&lng=12.4${number}&radius=20`,
  'new artwork': (number) =>
    `/media/artwork/savanna.noon-${['160x120', '400x300', '800x600', '1200x800', '1600x1067'][number] ?? '160x120'}.avif`,
  'picture of a page': (number) =>
    `/media/og/city/${['paris', 'rome', 'london', 'tokyo', 'lisbon'][number] ?? 'paris'}.png`,
};

async function cpuSeconds(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const total = /^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1];
  if (!total) throw new Error('The site does not say how much processor time it used');
  return Number(total);
}

async function medianOf(origin: string, address: (number: number) => string): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < ANSWERS; number += 1) {
    const before = await cpuSeconds(origin);
    await (await fetch(origin + address(number))).arrayBuffer();
    times.push((await cpuSeconds(origin)) - before);
  }
  return Math.round((times.toSorted((a, b) => a - b)[ANSWERS >> 1] ?? 0) * 1_000);
}

/** What an answer costs the API, of each kind that is expensive. What is over 250 ms has a limit for each client. */
export async function cpuPerAnswer(origin: string): Promise<CpuTimes> {
  const times: Record<string, number> = {};
  for (const [name, address] of Object.entries(ADDRESSES)) times[name] = await medianOf(origin, address);
  return times;
}
