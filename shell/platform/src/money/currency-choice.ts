import {
  asTravelerCurrency,
  currencyOfRegion,
  type TravelerCurrency,
} from '@atoll/contracts/traveler-currencies';
import { deviceStorage } from '@atoll/platform/device-storage';

/** What the traveler chose on this device; null where nothing was. */
export const chosenCurrency = deviceStorage<TravelerCurrency | null>({
  key: 'atoll-currency',
  version: 1,
  empty: null,
  parse: asTravelerCurrency,
});

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    // Some browsers name the system's locale, which is no language tag: 'en-US@posix'.
    return undefined;
  }
}

/** The currency of the region that the browser's language names: 'de' is spoken in Germany, 'de-CH' in Switzerland. */
function currencyOfBrowser(): TravelerCurrency {
  return currencyOfRegion(regionOf(navigator.language));
}

/** The traveler's currency: the chosen one, else the one of the browser's region. For the browser only. */
export function travelerCurrency(): TravelerCurrency {
  return chosenCurrency.read() ?? currencyOfBrowser();
}
