import { wasWantedEarly } from './early-clicks';

const INTENTS = ['pointerdown', 'keydown', 'focusin'] as const;
/** However busy the page is. */
const IDLE_TIMEOUT_MS = 1_500;
/** Where a browser cannot tell when it is idle (Safari). */
const CALM_MS = 200;

function onIdle(settle: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(settle, CALM_MS);
}

/** Resolves when the browser has nothing else to do. */
export function whenIdle(): Promise<void> {
  return new Promise(onIdle);
}

/** Resolves when the browser is idle or somebody does something on the page, whichever comes first. */
export function whenIdleOrWanted(): Promise<void> {
  if (wasWantedEarly()) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      for (const intent of INTENTS) removeEventListener(intent, settle, true);
      resolve();
    };
    for (const intent of INTENTS) addEventListener(intent, settle, { capture: true, passive: true });
    onIdle(settle);
  });
}
