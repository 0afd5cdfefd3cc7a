import { parseArgs } from 'node:util';
import { BootError } from '../../src/shared/config/boot-error';

/** As many as the home page says there are. */
const DEFAULT_AGENTS = 41_800;
const MOST_AGENTS = 10_000_000;

/** How many agents a command line asks for: `--agents 500`. Throws a BootError for what is no number. */
export function readAgentCount(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { agents: { type: 'string' } } });
  const agents = values.agents === undefined ? DEFAULT_AGENTS : Number(values.agents);
  if (Number.isInteger(agents) && agents >= 0 && agents <= MOST_AGENTS) return agents;
  throw new BootError(`--agents must be a whole number up to ${MOST_AGENTS}, not "${values.agents}".`);
}
