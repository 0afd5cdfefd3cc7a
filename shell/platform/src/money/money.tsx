import { DEFAULT_CURRENCY } from '@atoll/contracts/constants';
import { convert, type RateTable } from '@atoll/contracts/money';
import type { TravelerCurrency } from '@atoll/contracts/traveler-currencies';
import { siteApi, useIsServerPage, type AtollStore } from '@atoll/platform';
import { formatMoney } from '@atoll/ui/price';
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { chosenCurrency, travelerCurrency } from './currency-choice';

export interface Money {
  /** What amounts are compared in. */
  readonly currency: TravelerCurrency;
  /** Null until the rates are there. */
  readonly rates: RateTable | null;
  /** Keeps another currency on this device. */
  readonly choose: (currency: TravelerCurrency) => void;
}

const MoneyContext = createContext<Money>({
  currency: DEFAULT_CURRENCY,
  rates: null,
  choose: () => undefined,
});

/** For a page on the server: prices are then compared on its first screen. A page does without rates that do not come. */
export async function loadMoney(store: AtollStore): Promise<void> {
  await store.dispatch(siteApi.endpoints.exchangeRates.initiate());
}

/** The traveler's own currency; dollars on the server and until a page was taken over from it. */
function useTravelerCurrency() {
  const isServerPage = useIsServerPage();
  const [currency, setCurrency] = useState<TravelerCurrency>(() =>
    isServerPage ? DEFAULT_CURRENCY : travelerCurrency(),
  );
  useEffect(() => {
    // A transition: drawing every price again must not hold up what somebody does.
    const read = () => startTransition(() => setCurrency(travelerCurrency()));
    read();
    return chosenCurrency.onOtherTab(read);
  }, []);
  function choose(next: TravelerCurrency): void {
    chosenCurrency.write(next);
    setCurrency(next);
  }
  return { currency, choose };
}

interface MoneyProviderProps {
  /** The currency of a link whose bounds are in it; it goes before the traveler's own. */
  linked: TravelerCurrency | null;
  children: ReactNode;
}

/** What the prices below it are compared in, and by which rates. */
export function MoneyProvider({ linked, children }: MoneyProviderProps) {
  const { data: rates = null } = siteApi.useExchangeRatesQuery();
  const own = useTravelerCurrency();
  const currency = linked ?? own.currency;
  const { choose } = own;
  const money = useMemo(() => ({ currency, rates, choose }), [currency, rates, choose]);
  return <MoneyContext value={money}>{children}</MoneyContext>;
}

export function useMoney(): Money {
  return useContext(MoneyContext);
}

/** Below this an amount keeps its cents: 'about $3' would be half as much again as $2.50 or less. */
const WHOLE_FROM = 10;

/** 'about $38': an amount in the traveler's currency; null where it is in that currency, or no rate compares it. */
export function aboutText(amount: number, currencyCode: string, { currency, rates }: Money): string | null {
  if (currencyCode === currency || !rates) return null;
  const converted = convert(amount, currencyCode, currency, rates);
  if (converted === null) return null;
  return `about ${formatMoney(converted, currency, { round: converted >= WHOLE_FROM })}`;
}
