import { useSearchParams } from 'react-router-dom';

/** Which part of a list of the portal the address shows: reload and Back keep it. */
export interface ListAddress {
  /** '' where a parameter is not there. */
  readonly get: (name: string) => string;
  /** From 1. */
  readonly page: number;
  /** The address with other values, which begin at the first page unless `page` is among them; '' takes one away. */
  readonly hrefWith: (change: Readonly<Record<string, string>>) => string;
  readonly change: (change: Readonly<Record<string, string>>) => void;
}

export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const changed = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ page: '', ...change }))
      if (value === '') next.delete(name);
      else next.set(name, value);
    return next;
  };
  const page = Number(params.get('page'));
  return {
    get: (name) => params.get(name) ?? '',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 10_000) : 1,
    hrefWith: (change) => `?${changed(change).toString()}`,
    change: (change) => setParams(changed(change)),
  };
}
