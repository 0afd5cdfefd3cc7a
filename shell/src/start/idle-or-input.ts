import { whenIdle } from '@atoll/ui/when-idle';
import { wasWantedEarly } from './early-clicks';

const INTENTS = ['pointerdown', 'keydown', 'focusin'] as const;
/** However busy the page is. */
const IDLE_TIMEOUT_MS = 1_500;

/** Resolves when the browser has nothing else to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve, IDLE_TIMEOUT_MS);
  });
}

/** Resolves when the browser is idle or somebody does something on the page, whichever comes first. */
export function untilIdleOrInput(): Promise<void> {
  if (wasWantedEarly()) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      for (const intent of INTENTS) removeEventListener(intent, settle, true);
      resolve();
    };
    for (const intent of INTENTS) addEventListener(intent, settle, { capture: true, passive: true });
    whenIdle(settle, IDLE_TIMEOUT_MS);
  });
}
