import type { Position } from '@atoll/contracts/distance';
import type { PlansAnswer } from '@atoll/contracts/marco-plan';
import { PLANS_PATH } from '@atoll/contracts/plans-path';
import { SIGHTS_PATH, type SightsAnswer } from '@atoll/contracts/sights';
import { api } from '@atoll/platform';

/** A town and its surroundings, in degrees to each side, and a zoom at which a town's sights stand together. */
const AROUND_DEGREES = 0.15;
const TOWN_ZOOM = 8;

const walkApi = api.injectEndpoints({
  endpoints: (build) => ({
    plansToWalk: build.query<PlansAnswer, void>({
      query: () => ({ url: PLANS_PATH, signedIn: true as const }),
    }),
    sightsAround: build.query<SightsAnswer, Position>({
      query: ({ latitude, longitude }) => {
        const [south, north] = [latitude - AROUND_DEGREES, latitude + AROUND_DEGREES];
        const [west, east] = [longitude - AROUND_DEGREES, longitude + AROUND_DEGREES];
        const bbox = [west, Math.max(-90, south), east, Math.min(90, north)].map((side) => side.toFixed(2));
        return { url: SIGHTS_PATH, params: { bbox: bbox.join(','), zoom: TOWN_ZOOM } };
      },
    }),
  }),
});

export const { usePlansToWalkQuery, useSightsAroundQuery } = walkApi;
