import type { HubJob } from '@atoll/contracts/agent-hub-jobs';
import { countOf, wholeNumberText } from '@atoll/contracts/words';

const TITLES: Readonly<Record<Exclude<HubJob['kind'], 'import'>, string>> = {
  feature: 'Feature',
  unfeature: 'Take the badge of',
  hide: 'Hide',
  show: 'Show',
};

export const isAtWork = ({ state }: HubJob) => state === 'running' || state === 'undoing';
export const hasProblems = ({ refused, kept }: HubJob) => refused + kept > 0;

export function jobTitle({ kind, total, fileName }: HubJob): string {
  if (kind === 'import') return `Import of ${fileName ?? 'a file'}, ${countOf(total, 'row')}`;
  return `${TITLES[kind]} ${countOf(total, 'agent')}`;
}

/** How far a job is on its way there or back; null where it is not at work. */
export function stepOf({ state, total, done, restored, kept, added, updated, samplesHidden }: HubJob) {
  if (state === 'running') return { done, of: total };
  if (state === 'undoing') return { done: restored + kept, of: added + updated + samplesHidden };
  return null;
}

function counts(job: HubJob): string {
  const { kind, added, updated, unchanged, refused, hidesSamples, samplesHidden } = job;
  const n = wholeNumberText;
  const parts = [
    ...(kind === 'import' ? [`${n(added)} added`] : []),
    `${n(updated)} changed`,
    `${n(unchanged)} were so already`,
    ...(refused > 0 ? [`${n(refused)} left out`] : []),
    ...(hidesSamples ? [`${countOf(samplesHidden, 'sample agent')} hidden`] : []),
  ];
  return `${parts.join(', ')}.`;
}

function takenBack({ restored, kept }: HubJob): string {
  const left =
    kept === 0 ? '' : ` ${countOf(kept, 'agent')} stayed, because somebody has changed them since.`;
  return `${countOf(restored, 'agent')} taken back.${left}`;
}

/** What has become of a job, or how far it is. */
export function jobWords(job: HubJob): string {
  switch (job.state) {
    case 'running':
      return `${wholeNumberText(job.done)} of ${wholeNumberText(job.total)}: ${counts(job)} It goes on if you leave.`;
    case 'undoing':
      return `Being taken back. ${takenBack(job)}`;
    case 'undone':
      return `Undone: ${takenBack(job)}`;
    case 'stopped':
      return `Stopped at ${wholeNumberText(job.done)} of ${wholeNumberText(job.total)}: ${counts(job)}`;
    default:
      return `Done: ${counts(job)}`;
  }
}
