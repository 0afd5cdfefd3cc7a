import type { Load } from './load';
import type { Visit } from './visit';

export type Page = Omit<Visit, 'lcpElement'>;

/** Medians of everything that a bench measures, by what was opened. */
export interface Measured {
  readonly floors: Readonly<Record<'html' | 'react', Page>>;
  readonly composed: Readonly<Record<'home' | 'hotels' | 'results', Page>>;
  readonly emptyShell: Readonly<Record<'home', Page>>;
  readonly oneBundle: Readonly<Record<'home' | 'hotels', Page>>;
  readonly earlyClickMs: number;
  readonly navigationMs: number;
  readonly api: Readonly<Record<'hello' | 'cachedHome' | 'cachedHotels' | 'places' | 'hotels', Load>>;
}

/** A goal of `shared/notes/performance.md`: what was measured, the bound, and whether it holds. */
export interface Goal {
  readonly value: number;
  readonly bound: string;
  readonly met: boolean;
}

const KB = 1_024;

function atMost(value: number, bound: number): Goal {
  return { value: Number(value.toFixed(3)), bound: `<= ${bound}`, met: value <= bound };
}

function atLeast(value: number, bound: number): Goal {
  return { value: Number(value.toFixed(3)), bound: `>= ${bound}`, met: value >= bound };
}

/** The goals of the issue 'Composition', each from one run on one machine. */
export function goals(measured: Measured): Record<string, Goal> {
  const { floors, composed, emptyShell, oneBundle, api } = measured;
  const { home, hotels } = composed;
  return {
    'home LCP / HTML floor': atMost(home.lcpMs / floors.html.lcpMs, 1.1),
    'hotels LCP / HTML floor': atMost(hotels.lcpMs / floors.html.lcpMs, 1.35),
    'home JavaScript, KB': atMost(home.jsBytes / KB, 160),
    'hotels JavaScript above the empty shell, KB': atMost(
      (hotels.jsBytes - emptyShell.home.jsBytes) / KB,
      40,
    ),
    'home requests': atMost(home.requests, 12),
    'hotels requests': atMost(hotels.requests, 12),
    'home depth': atMost(home.depth, 3),
    'hotels depth': atMost(hotels.depth, 3),
    'home TBT, ms': atMost(home.tbtMs, 50),
    'hotels TBT, ms': atMost(hotels.tbtMs, 50),
    'home CLS': atMost(home.cls, 0.001),
    'hotels CLS': atMost(hotels.cls, 0.001),
    'home CPU / React server floor': atMost(home.cpuMs / floors.react.cpuMs, 1.4),
    'hotels CPU / React server floor': atMost(hotels.cpuMs / floors.react.cpuMs, 1.4),
    'home HTML, KB': atMost(home.htmlBytes / KB, 14),
    'hotels HTML, KB': atMost(hotels.htmlBytes / KB, 14),
    'click before hydration answered, ms': atMost(measured.earlyClickMs, 600),
    'cached HTML / Fastify hello': atLeast(
      Math.min(api.cachedHome.requestsPerSecond, api.cachedHotels.requestsPerSecond) /
        api.hello.requestsPerSecond,
      0.5,
    ),
    'home LCP, composed / one bundle': atMost(home.lcpMs / oneBundle.home.lcpMs, 1.05),
    'hotels LCP, composed / one bundle': atMost(hotels.lcpMs / oneBundle.hotels.lcpMs, 1.05),
    'home bytes, composed / one bundle': atMost(home.bytes / oneBundle.home.bytes, 1.15),
    'hotels bytes, composed / one bundle': atMost(hotels.bytes / oneBundle.hotels.bytes, 1.15),
  };
}
