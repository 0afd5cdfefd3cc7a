import { HOTEL_DASHBOARD_PATH, type HotelDashboard } from '@atoll/contracts/hotel-dashboard';
import { api } from '@atoll/platform';

const hotelDashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    hotelDashboard: build.query<HotelDashboard, void>({
      query: () => ({ url: HOTEL_DASHBOARD_PATH, signedIn: true as const }),
      // Tasks are done on other pages.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useHotelDashboardQuery } = hotelDashboardApi;
