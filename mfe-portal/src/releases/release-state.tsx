import type { ReleaseSummary } from '@atoll/contracts/release-summary';
import { Chip } from '@atoll/ui/chip';

/** Whether a release runs, and for whom. */
export function ReleaseState({ active, canaryPercent, takenBack, disabled, filesRemoved }: ReleaseSummary) {
  if (active) return <Chip tone="success">Runs</Chip>;
  if (canaryPercent !== null) return <Chip tone="lagoon">For {canaryPercent} %</Chip>;
  if (disabled) return <Chip tone="danger">Disabled</Chip>;
  if (filesRemoved) return <Chip>Files removed</Chip>;
  return takenBack ? <Chip tone="sun">Taken back</Chip> : null;
}
