/** What the read model of so many agents takes, in bytes. */
export interface MemoryPoint {
  readonly agents: number;
  readonly bytes: number;
}

/** Bytes that are there without an agent, and bytes for each. */
export interface MemoryLine {
  readonly baseBytes: number;
  readonly bytesPerAgent: number;
}

/** The line through the smallest and the largest of the sizes; through nothing and the only one where it is one. */
export function memoryLine(points: readonly MemoryPoint[]): MemoryLine {
  const [largest, ...smaller] = [...points].sort((a, b) => b.agents - a.agents);
  if (!largest) throw new Error('A line needs at least one size.');
  const smallest = smaller.at(-1) ?? { agents: 0, bytes: 0 };
  if (smallest.agents === largest.agents) throw new Error('A line needs sizes that differ.');
  const bytesPerAgent = (largest.bytes - smallest.bytes) / (largest.agents - smallest.agents);
  return { baseBytes: smallest.bytes - bytesPerAgent * smallest.agents, bytesPerAgent };
}

/** Bytes at a size that was not measured. */
export function reckonedBytes({ baseBytes, bytesPerAgent }: MemoryLine, agents: number): number {
  return baseBytes + bytesPerAgent * agents;
}
