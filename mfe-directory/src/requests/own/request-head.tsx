import type { OwnRequest } from '@atoll/contracts/quote';
import { ChangeList } from '@atoll/ui/change-list';
import { Chip } from '@atoll/ui/chip';
import { Disclosure } from '@atoll/ui/disclosure';
import { countOf } from '@atoll/contracts/words';
import { LocalTime } from '../local-time';
import { budgetText, partyText, whenText } from './wish-text';
import * as s from './own-request.module.css';

const CLOSED_WORDS = {
  withdrawn: 'You withdrew this request.',
  'no-answer': 'Nobody could answer this request. You can ask again with other dates or other agents.',
  found: 'You closed this request, because you have found what you wanted.',
  other: 'You closed this request.',
} as const;

/** Where the request stands, in one line. */
function statusText({ status, closedReason, invitations, quotes }: OwnRequest): string {
  switch (status) {
    case 'new':
      return 'Waiting for your confirmation';
    case 'sent':
      return `${countOf(invitations.length, 'agent')} asked, no quote yet`;
    case 'quoted':
      return `${countOf(quotes.length, 'quote')} from ${countOf(invitations.length, 'agent')}`;
    case 'accepted':
      return 'Accepted';
    case 'closed':
      if (closedReason === 'withdrawn' && invitations.length === 0)
        return 'You withdrew this request before an agent was asked.';
      return closedReason ? CLOSED_WORDS[closedReason] : 'Closed';
  }
}

/** What was changed since agents were asked, the last time open to be read. */
function Changes({ changes: [last, ...earlier] }: Pick<OwnRequest, 'changes'>) {
  if (!last) return null;
  return (
    <Disclosure
      summary={
        <>
          Changed on <LocalTime iso={last.at} />
        </>
      }
    >
      <div className={s.changes}>
        <ChangeList items={last.items} />
        {earlier.map(({ at, items }) => (
          <div key={at}>
            <p className="small muted">
              <LocalTime iso={at} />
            </p>
            <ChangeList items={items} />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}

/** What was asked, and where it stands. */
export function RequestHead({ request }: { readonly request: OwnRequest }) {
  const { wish, reference, status } = request;
  const facts = [whenText(wish.when), partyText(wish), budgetText(wish.budget)].filter(
    (fact) => fact !== null,
  );
  return (
    <header className={s.facts}>
      <h1 className="display h1">{wish.place.text}</h1>
      <p className="lede">{facts.join('. ')}.</p>
      <p>
        <Chip tone={status === 'accepted' ? 'success' : 'sand'}>Request {reference}</Chip>{' '}
        <span>{statusText(request)}</span>
      </p>
      {wish.about && (
        <p className="small">
          About{' '}
          <a className="link" href={wish.about.path}>
            {wish.about.title}
          </a>
        </p>
      )}
      {wish.notes && <p className={`muted ${s.notes}`}>{wish.notes}</p>}
      <Changes changes={request.changes} />
    </header>
  );
}
