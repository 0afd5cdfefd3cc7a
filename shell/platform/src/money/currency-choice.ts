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

/** The currency of the region that the browser's language names: 'de' is spoken in Germany, 'de-CH' in Switzerland. */
function currencyOfBrowser(): TravelerCurrency {
  return currencyOfRegion(new Intl.Locale(navigator.language).maximize().region);
}

/** The traveler's currency: the chosen one, else the one of the browser's region. For the browser only. */
export function travelerCurrency(): TravelerCurrency {
  return chosenCurrency.read() ?? currencyOfBrowser();
}
