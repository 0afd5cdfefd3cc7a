import { Button } from '@atoll/ui/button';
import * as s from './marco-panel.module.css';

/** What stands in the window that the dock's Marco button opens; the window itself is the shell's. */
export function MarcoPanel() {
  return (
    <div className={s.body}>
      <p>
        Marco is an AI travel assistant that is not built yet. It will answer questions, find hotels and plan
        your days from here.
      </p>
      <Button href="/hotels" variant="quiet">
        Find hotels
      </Button>
    </div>
  );
}
