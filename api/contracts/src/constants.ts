/**
 * Business constants that more than one part of the product uses (CON-01). Units are the last word of a name.
 * Source: section 9 of both documents in docs/spec.
 */

// Hotel search (CON-04, HSE-20, HSE-24, HSE-54)
export const HOTEL_PAGE_SIZE = 20;
export const HOTEL_DISPLAY_CAP = 20;
/** More than any place has: whoever wants all hotels of one asks once. */
export const HOTEL_PAGE_SIZE_MAX = 1_000;
/** Around a town, and among islands or in a region, where the next hotel is further away: as far as any search goes. */
export const HOTEL_RADIUS_KM = 10;
export const REGION_RADIUS_KM = 50;
export const GUESTS_MIN = 1;
export const GUESTS_MAX = 6;
export const GUESTS_DEFAULT = 2;
export const ROOMS_MIN = 1;
export const ROOMS_MAX = 5;
export const ROOMS_DEFAULT = 1;
/** What the API accepts and clamps to; the forms are stricter (C19). */
export const PARTY_MIN = 1;
export const PARTY_MAX = 9;

// Tours (CON-04)
export const TOUR_PAGE_SIZE = 9;
export const PARTICIPANTS_DEFAULT = 2;
export const PARTICIPANTS_MIN = 1;
/** More than any tour takes; a larger party asks an agent. */
export const PARTICIPANTS_MAX = 50;
/** Half the side of the square that a search looks in first, and once more where it finds nothing (TOU-12, TOU-13). */
export const TOUR_SQUARE_HALF_KM = 25;
export const TOUR_RETRY_HALF_KM = 50;

// Currencies (CON-03)
export const CURRENCIES = ['USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'USD';

// Places (CON-05, CON-10)
export const GEOCODING_LIMIT = 5;
export const GEOCODING_TIMEOUT_MS = 5_000;
export const PLACE_QUERY_MIN_LENGTH = 2;
export const PLACE_DEBOUNCE_MS = 300;
/** Between two requests of a location search (HOM-29). */
export const LOCATION_GAP_MS = 1_000;
export const RECENT_SEARCHES_MAX = 5;
/** What the travel provider is asked for per keyword (PRV-10). */
export const LOCATION_PAGE_LIMIT = 10;

// Stays (HSE-53, C18)
export const BOOKING_HORIZON_DAYS = 330;
export const STAY_NIGHTS_MAX = 30;

// Provider (PRV-01, PRV-02, PRV-07, PRV-08)
export const PROVIDER_TIMEOUT_MS = 30_000;
export const TOKEN_REFRESH_MARGIN_MS = 5 * 60_000;
export const GEOCODE_RADIUS_MAX_KM = 20;
export const ACTIVITY_RADIUS_MAX_KM = 20;
export const OFFER_HOTELS_MAX = 20;

// Marco (CON-08, MAR-14, MAR-15, MAR-28, MAR-29); what only the API needs stands in api/src/marco
export const CHAT_TEXT_MAX = 2_000;
export const CHAT_SUGGESTIONS_MAX = 7;
export const CHAT_LOCATION_WORDS_MAX = 5;
export const CHAT_HOTELS_SHOWN = 3;
export const CHAT_CHECK_IN_DAYS_AHEAD = 7;
export const CHAT_NIGHTS_DEFAULT = 2;
export const PLAN_DAYS_DEFAULT = 3;
export const PLAN_DAYS_MAX = 7;

// Motion and simulation
export const MODAL_FADE_MS = 300;
export const BOOKING_SIMULATION_MS = 1_500;
export const CAROUSEL_STEP_PX = 300;
/** Between two slides of home (HOM-03). */
export const SLIDER_INTERVAL_MS = 15_000;

// Pictures (CON-06, POR-06, POR-09, POR-10; security notes, item 11)
const MEGABYTE = 1_048_576;
/** An event's picture is smaller than 5 MB. */
export const EVENT_IMAGE_MAX_BYTES = 5 * MEGABYTE - 1;
/** A city's is 10 MB at most. */
export const CITY_IMAGE_MAX_BYTES = 10 * MEGABYTE;
export const IMAGE_MAX_MEGAPIXELS = 24;
export const IMAGE_MAX_SIDE_PX = 1_200;
export const IMAGE_WEBP_QUALITY = 80;
export const CARD_IMAGE_QUALITY = 85;
export const BULK_IMAGES_AT_ONCE = 3;
export const BULK_PAUSE_MS = 1_000;

// Toast (HOM-25, HOM-26, C10)
/** From dismissal to unmounting; a toast stays until it is dismissed or replaced. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

// Slugs and keys (CON-11)
export const SLUG_MAX_LENGTH = 50;
export const AGENT_SLUG_MAX_LENGTH = 20;

// Remotes
export const REMOTE_TIMEOUT_MS = 8_000;
/** How long a document of a hotel's verification is kept after the answer. Not in `KEPT_SECONDS`, which travelers' pages load whole. */
export const HOTEL_DOCUMENT_SECONDS = 90 * 86_400;
