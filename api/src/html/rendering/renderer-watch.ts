import type { Metrics } from '../../shared/observability/metrics';
import type { FirstScreen, RendererWatch } from './renderer';

/** More than a site has remotes. */
const APPS = { atMost: 20 };
const RESULTS = ['drawn', 'described', 'no-data', 'no-answer'];

function resultOf(screen: FirstScreen): string {
  if (screen.kind === 'described') return screen.html === null ? 'described' : 'drawn';
  return screen.kind === 'no data' ? 'no-data' : 'no-answer';
}

/** Counts and times first screens, and the deaths of renderers, by the app whose they are. */
export function rendererWatch(metrics: Metrics): RendererWatch {
  const countDeath = metrics.counter({
    name: 'atoll_renderer_restarts_total',
    help: 'Processes of first screens that ended and were begun again',
    labels: { app: APPS },
  });
  const countScreen = metrics.counter({
    name: 'atoll_first_screens_total',
    help: 'First screens by what came of them; described is without HTML',
    labels: { app: APPS, result: RESULTS },
  });
  const time = metrics.durations({
    name: 'atoll_first_screen_seconds',
    help: 'What a first screen took, its data and its turn included',
    labels: { app: APPS },
  });
  return {
    onDeath: (app) => countDeath({ app }),
    onScreen: (app, screen, durationMs) => {
      countScreen({ app, result: resultOf(screen) });
      time({ app }, durationMs / 1_000);
    },
  };
}
