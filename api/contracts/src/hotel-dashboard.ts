import { Type, type Static } from 'typebox';
import { DueTask } from './agent-dashboard';

export const HOTEL_DASHBOARD_PATH = '/api/hotel/dashboard';

/** GET /api/hotel/dashboard. */
export const HotelDashboard = Type.Object({
  /** Visitors of the public page in the last 30 days and in the 30 before, each once a day; null without such a page. */
  visits: Type.Union([Type.Object({ last: Type.Integer(), before: Type.Integer() }), Type.Null()]),
  /** Tasks of contacts that are due within days, or late; the longest due first. */
  tasks: Type.Array(DueTask),
  /** Whether the visits were made for the demo. */
  isSample: Type.Boolean(),
});
export type HotelDashboard = Readonly<Static<typeof HotelDashboard>>;
