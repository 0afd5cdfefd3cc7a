/** An amount as an exact integer of its smallest unit, and how many decimals that unit is. */
interface Amount {
  readonly units: bigint;
  readonly decimals: number;
}

function parse(text: string): Amount | null {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (!parts) return null;
  const [, sign = '', whole = '0', fraction = ''] = parts;
  return { units: BigInt(`${sign}${whole}${fraction}`), decimals: fraction.length };
}

function format({ units, decimals }: Amount): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  if (decimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A decimal string times a whole number, exactly; undefined for text that is no amount. */
export function times(amount: string | undefined, factor: number): string | undefined {
  const parsed = amount === undefined ? null : parse(amount);
  return parsed ? format({ ...parsed, units: parsed.units * BigInt(factor) }) : undefined;
}
