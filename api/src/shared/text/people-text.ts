import { withoutUnseen, type TextKind } from '@atoll/contracts/people-text';
import { withoutSecretLinks } from '@atoll/contracts/secret-links';
import { withPlus } from './phone';

/** Where a page leads that nobody else may be sent to. */
const HOME = '/';

/** What somebody writes to somebody else as it may be kept: without what shows nothing, and without anybody's secret links. */
export function peopleText(text: string, kind: TextKind): string {
  const shown = withoutUnseen(text, kind);
  const open = withoutSecretLinks(shown);
  // Whoever calls from elsewhere may not dial 00.
  if (kind === 'phone') return withPlus(open);
  return kind === 'path' && open !== shown ? HOME : open;
}
