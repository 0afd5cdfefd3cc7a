import { SavedPlans } from './saved-plans';
import { SavedThings } from './saved-things';

/** What a traveler keeps: things, and Marco's plans. */
export function Trip() {
  return (
    <>
      <SavedThings />
      <SavedPlans />
    </>
  );
}
