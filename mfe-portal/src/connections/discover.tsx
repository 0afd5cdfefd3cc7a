import { plainText } from '@atoll/contracts/handed-on';
import { MEMBER_KINDS, MEMBERS_PER_PAGE, type MemberKind, type Members } from '@atoll/contracts/connection';
import { definePage } from '@atoll/contracts/pages/page';
import { inBrowserOnly, oneOf, text, wholeNumber } from '@atoll/contracts/pages/params';
import { agentNetworkPartPage, hotelAgentsPartPage } from '@atoll/contracts/pages/signed-in.page';
import { countOf } from '@atoll/contracts/words';
import { usePageUrl } from '@atoll/platform/page-url';
import { Button } from '@atoll/ui/button';
import { Chip, ToggleChip } from '@atoll/ui/chip';
import { TextField } from '@atoll/ui/field';
import { EmptyState } from '@atoll/ui/page-state';
import { Pagination } from '@atoll/ui/pagination';
import type { FormEvent } from 'react';
import { RequestProblem } from '../shared/request-problem';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { AskToConnect } from './ask-to-connect';
import { ConnectionActions } from './connection-actions';
import { stateWords } from './connection-item';
import { useMembersQuery } from '../shared/connections.api';
import * as s from './connections.module.css';
import { MemberRow } from './member-row';
import { useConnectionPlace } from './use-connection-place';
import { WithConnections } from './with-connections';

/** What the list is narrowed to; here and not in contracts, where the shell would load it. */
const params = {
  q: inBrowserOnly(text()),
  kind: inBrowserOnly(oneOf(MEMBER_KINDS, null)),
  page: inBrowserOnly(wholeNumber({ min: 1, max: 500, fallback: 1 })),
};
const AGENTS_DISCOVER = definePage({ ...agentNetworkPartPage, params });
const HOTELS_DISCOVER = definePage({ ...hotelAgentsPartPage, params });
const KINDS: Readonly<Record<MemberKind, string>> = { hotel: 'Hotels', agent: 'Agents' };

function Found({ member, connection }: Members['members'][number]) {
  const { role } = useConnectionPlace();
  const canAsk = connection === null || ['declined', 'withdrawn', 'ended'].includes(connection.state);
  return (
    <MemberRow
      connection={connection}
      member={member}
      mark={role === 'agent' && <Chip>{member.kind === 'hotel' ? 'Hotel' : 'Agent'}</Chip>}
      actions={canAsk ? <AskToConnect member={member} /> : <ConnectionActions connection={connection} />}
    >
      {member.about !== '' && <p className={s.quiet}>{member.about}</p>}
      {connection && <p className={s.quiet}>{stateWords(connection)}</p>}
    </MemberRow>
  );
}

function DiscoverList() {
  const { role } = useConnectionPlace();
  const { state, hrefOf, push } = usePageUrl(role === 'hotel' ? HOTELS_DISCOVER : AGENTS_DISCOVER);
  const { q, kind, page } = state;
  const query = { ...(q && { q }), ...(kind && { kind }), page };
  const { data, error, refetch } = useMembersQuery(query);

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    push({ q: typeof typed === 'string' ? typed.trim() || null : null, page: 1 });
  }

  return (
    <Panel title={role === 'hotel' ? 'Agents on Atoll' : 'Hotels and agents on Atoll'}>
      <div className={s.body}>
        <form className={s.search} role="search" aria-label="Whom to connect with" onSubmit={search}>
          <TextField
            key={q}
            name="q"
            type="search"
            label="Name, town or language"
            maxLength={80}
            defaultValue={q ?? ''}
          />
          <Button type="submit" variant="quiet">
            Search
          </Button>
        </form>
        {role === 'agent' && (
          <div className={s.kinds} role="group" aria-label="Which kind">
            <ToggleChip pressed={kind === null} onClick={() => push({ kind: null, page: 1 })}>
              All
            </ToggleChip>
            {(['hotel', 'agent'] as const).map((one) => (
              <ToggleChip key={one} pressed={kind === one} onClick={() => push({ kind: one, page: 1 })}>
                {KINDS[one]}
              </ToggleChip>
            ))}
          </div>
        )}
        {error && !data && <RequestProblem error={error} onRetry={() => void refetch()} />}
        {!data && !error && <PanelLoading label="Looking for hotels and agents" />}
        {data?.total === 0 && (
          <EmptyState
            icon="search"
            title={q ? `Nobody is found for “${plainText(q)}”` : 'Nobody else is here yet'}
            text="Try a shorter word, a town or a language."
          />
        )}
        {data && data.total > 0 && (
          <>
            <p className={s.quiet} role="status">
              {countOf(data.total, 'result')}
            </p>
            <ul className={s.list}>
              {data.members.map((found) => (
                <Found key={`${found.member.kind} ${found.member.id}`} {...found} />
              ))}
            </ul>
            {data.total > MEMBERS_PER_PAGE && (
              <Pagination
                page={page}
                pageCount={Math.ceil(data.total / MEMBERS_PER_PAGE)}
                hrefOf={(to) => hrefOf({ page: to })}
                onPage={(to) => push({ page: to })}
              />
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

/** Whom somebody could work with, by name, town or language (HOT-05, AGT-06). */
export function Discover() {
  return <WithConnections>{() => <DiscoverList />}</WithConnections>;
}
