import { numbersFrom } from '@atoll/contracts/seeded-random';

/** A stream of numbers that is the same on every machine for the same seed. */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

type SeedPart = string | number;

/** A 32-bit number from a seed: FNV-1a with murmur's finaliser, so that neighbours differ in every bit. */
export function hashOf(...parts: SeedPart[]): number {
  const text = parts.join('|');
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A single number from 0 up to 1 for a seed. */
export function fractionOf(...parts: SeedPart[]): number {
  return hashOf(...parts) / 2 ** 32;
}

/** Starts a stream from a seed. */
export function seededRandom(...parts: SeedPart[]): SeededRandom {
  const next = numbersFrom(hashOf(...parts));
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('Cannot pick from an empty list');
      return item;
    },
  };
}
