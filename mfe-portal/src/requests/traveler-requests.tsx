import { civilDateOf } from '@atoll/contracts/dates';
import type { TravelerRequests as Answer } from '@atoll/contracts/quote';
import { partyCount, whenText } from '@atoll/contracts/wish-in-words';
import { countOf } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { Icon } from '@atoll/ui/icon';
import { EmptyState } from '@atoll/ui/page-state';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { useTravelerRequestsQuery } from '../shared/requests.api';
import { ListedRequest } from './listed-request';
import { RequestProblem } from '../shared/request-problem';
import * as s from './rows.module.css';
import { REQUEST_STATUS_WORDS } from '../shared/request-status';
import { dayInWords } from '../shared/time-words';
import { TravelerPlans } from './traveler-plans';
import { useNow } from '../shared/use-now';
import * as words from './words.module.css';

function Row({ request, now }: { readonly request: Answer['requests'][number]; readonly now: number }) {
  const { reference, place, when, adults, children, status, quotes, unread, createdAt, page } = request;
  const { words: stands, tone } = REQUEST_STATUS_WORDS[status];
  return (
    <ListedRequest
      picture={<Icon name="map-pin" />}
      title={place}
      href={page}
      state={<Chip tone={tone}>{stands}</Chip>}
      unread={unread}
      side={quotes === 0 ? 'No quote yet' : countOf(quotes, 'quote')}
    >
      <p>
        {partyCount(adults, children)}, {whenText(when, civilDateOf(new Date(now)))}
      </p>
      <p className={words.quiet}>
        {reference}, asked {dayInWords(createdAt, now)}
      </p>
    </ListedRequest>
  );
}

function AskedRequests() {
  const { data, error, refetch } = useTravelerRequestsQuery();
  const now = useNow();
  if (error) return <RequestProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading your requests" />;
  if (data.requests.length === 0)
    return (
      <EmptyState
        icon="message"
        title="You have not asked anybody yet"
        text="Say once what you wish for: travel agents who know the place answer with a priced plan."
        action={<Button href="/request">Ask travel agents</Button>}
      />
    );
  return (
    <>
      <Panel title="Your requests">
        <ul className={s.list}>
          {data.requests.map((request) => (
            <Row key={request.id} request={request} now={now} />
          ))}
        </ul>
      </Panel>
      <p>
        <Button variant="quiet" href="/request">
          Ask for another trip
        </Button>
      </p>
    </>
  );
}

/** What a traveler has asked travel agents for, each with the way to its page, and the plans made of quotes. */
export function TravelerRequests() {
  return (
    <>
      <AskedRequests />
      <TravelerPlans />
    </>
  );
}
