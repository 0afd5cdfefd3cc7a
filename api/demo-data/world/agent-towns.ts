import { seededRandom } from '@atoll/contracts/seeded-random';
import type { Town } from './town';

/** Larger towns have more agents, but not as many more as they have inhabitants. */
const POPULATION_POWER = 0.6;
const CAPITAL_FACTOR = 3;
/** The share of agents who work where most travelers want to go. */
const POPULAR_SHARE = 0.35;
/** How much the most popular towns stand out among the popular ones. */
const POPULAR_OFFSET = 8;
/** A small demo, too, has one town with more than a page of agents. */
const SMALL_DEMO = 500;
const EXAMPLE_EVERY = 16;
const COUNTRY_EVERY = 3;

interface Lot {
  readonly towns: readonly Town[];
  /** Sums of the weights up to each town. */
  readonly sums: readonly number[];
}

function lotOf(towns: readonly Town[], weightOf: (town: Town) => number): Lot {
  let sum = 0;
  return { towns, sums: towns.map((town) => (sum += weightOf(town))) };
}

function drawn({ towns, sums }: Lot, random: () => number): Town {
  const wanted = random() * (sums.at(-1) ?? 0);
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  const town = towns[low];
  if (!town) throw new Error('There are no towns.');
  return town;
}

/**
 * Which town the agent of a number works in. It depends on the number alone, so that more agents never move the ones
 * that are there. Each third agent is the first one of a country until every country has one.
 */
export function agentTowns(towns: readonly Town[]): (number: number) => Town {
  const mainTowns = towns.filter(({ rank }) => rank === 1);
  const all = lotOf(towns, ({ population, isCapital }) => {
    const weight = Math.max(population, 1_000) ** POPULATION_POWER;
    return isCapital ? weight * CAPITAL_FACTOR : weight;
  });
  const asked = towns.filter(({ popularity }) => popularity !== null);
  const popular = lotOf(asked, ({ popularity }) => 1 / ((popularity ?? 0) + POPULAR_OFFSET));
  const example = towns.find(({ popularity }) => popularity === 0);
  return (number) => {
    const mainTown = number % COUNTRY_EVERY === 0 ? mainTowns[number / COUNTRY_EVERY] : undefined;
    if (mainTown) return mainTown;
    if (example && number < SMALL_DEMO && number % EXAMPLE_EVERY === 1) return example;
    const random = seededRandom(`town of agent ${number}`);
    return drawn(random() < POPULAR_SHARE ? popular : all, random);
  };
}
