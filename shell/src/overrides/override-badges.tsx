import { Button } from '@atoll/ui/button';
import { overrideLabel, type Override } from './override-target';
import * as s from './override-badge.module.css';

interface Props {
  readonly applied: readonly Override[];
  readonly failed: readonly Override[];
  readonly onRemove: (override: Override) => void;
}

/** Says on every page that this browser runs something else than everybody's, and takes it away (PLT-05). */
export function OverrideBadges({ applied, failed, onRemove }: Props) {
  return (
    <aside className={s.badges} aria-label="Overrides">
      {[...applied, ...failed].map((override) => (
        <div key={override.app} className={s.badge}>
          <span>
            {failed.includes(override)
              ? `${overrideLabel(override)} is not there`
              : `Override: ${overrideLabel(override)}`}
          </span>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove the override of ${override.app}`}
            onClick={() => {
              onRemove(override);
            }}
          >
            Remove
          </Button>
        </div>
      ))}
    </aside>
  );
}
