import { API_PATHS } from '@atoll/contracts/api-paths';
import { earliestToday } from '@atoll/contracts/dates';
import type { RateTable } from '@atoll/contracts/money';
import { api } from './api';

/** What every remote asks the site for alike. */
export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The one dated table that amounts of different currencies are compared by (TOU-42). */
    exchangeRates: build.query<RateTable, void>({ query: () => API_PATHS.exchangeRates }),
    /**
     * The earliest day of all calendars when the server rendered the page, `yyyy-MM-dd`. It is handed on with the page,
     * so that the browser takes over the page that it was sent.
     */
    serverDay: build.query<string, void>({ queryFn: () => ({ data: earliestToday(new Date()) }) }),
  }),
});
