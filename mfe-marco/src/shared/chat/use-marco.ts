import { useAppSelector } from '@atoll/platform';
import { selectMarco, type MarcoState } from './chat.slice';

/** The conversation that is shown. */
export function useMarco(): MarcoState {
  return useAppSelector(selectMarco);
}
