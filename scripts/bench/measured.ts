import type { CpuTimes } from './cpu';
import type { Load } from './load';
import type { Answer } from './taps';
import type { Visit } from './visit';

/** Medians of a page's visits. */
export type Page = Omit<Visit, 'lcpElement'>;

type PageName =
  | 'htmlFloor'
  | 'reactFloor'
  | 'home'
  | 'hotels'
  | 'results'
  | 'tours'
  | 'tourResults'
  | 'agents'
  | 'city'
  | 'profile'
  | 'destinations'
  | 'destination'
  | 'emptyShell'
  | 'oneBundleHome'
  | 'oneBundleHotels';

type TapName =
  | 'themeAtFirstSight'
  | 'marcoAtFirstSight'
  | 'datesAtFirstSight'
  | 'daysAtFirstSight'
  | 'datesAtRest'
  | 'marcoAtRest'
  | 'nextPage';

interface ColdAndWarm {
  /** A page of hotels that nobody has asked for yet. */
  readonly coldMs: number;
  /** The same one again. */
  readonly warmMs: number;
}

/** Everything that a bench of the site measures, as medians of one run. */
export interface Measured {
  readonly pages: Readonly<Record<PageName, Page>>;
  readonly taps: Readonly<Record<TapName, Answer>>;
  /** Bytes. */
  readonly secondVisits: Readonly<Record<'home' | 'hotels', number>>;
  /** Processor time of one answer that is made anew, by its kind. */
  readonly cpuMs: CpuTimes;
  readonly api: Readonly<Record<'hello' | 'cachedHome' | 'cachedHotels' | 'places' | 'hotels', Load>>;
  readonly marco: {
    /** From the end of a model's first sentence until the sentence is at the visitor's. */
    readonly firstSentenceMs: number;
    readonly slowestFirstSentenceMs: number;
    /** Of a search while nobody talks. */
    readonly searchAloneP99Ms: number;
    /** While 200 answers are being written. */
    readonly search: Load;
  };
  /** The first page of a role on a phone, from the navigation on. */
  readonly signedIn: Readonly<
    Record<'agent' | 'hotel' | 'traveler', { readonly headingMs: number; readonly dataMs: number }>
  >;
  /** Of an agent, on a desktop. */
  readonly contacts: {
    /** From the navigation to the first rows of a list of 10,000. */
    readonly firstRowsMs: number;
    /** While 60 rows are scrolled; 0 where none is over 50 ms. */
    readonly longestTaskMs: number;
    /** Of 50,000. */
    readonly importSeconds: number;
    /** What the import adds to the API's memory at most. */
    readonly importMb: number;
  };
  /** How long the HTML of a results page takes, by the latency of the travel provider. */
  readonly html: Readonly<Record<'delay 0 ms' | 'delay 400 ms', ColdAndWarm>>;
}
