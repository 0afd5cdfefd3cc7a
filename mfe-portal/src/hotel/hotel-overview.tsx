import { countOf } from '@atoll/contracts/words';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from '@atoll/ui/button';
import { Fact } from '@atoll/ui/facts';
import { useOwnHotelQuery } from '../shared/portal.api';
import { dayAndTime } from '../shared/civil-day';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { ProblemNotice } from '../shared/problem-notice';
import { ChangeNotice } from './change-notice';
import { Greeting } from '../shared/greeting';
import { useConnectionThreadsQuery } from '../shared/requests.api';
import { UnreadPanel, type Threads } from '../shared/unread-panel';
import { useNow } from '../shared/use-now';
import { useGalleryQuery } from './gallery/gallery.api';
import * as s from './hotel-overview.module.css';
import { useHotelDashboardQuery } from './hotel-dashboard.api';
import { HotelWork } from './hotel-work';
import { countMissing, strengthsOf, type Strength } from './profile-strength';
import { StrengthPanel } from './strength-panel';

/** The hotel's conversations with agents. */
function useThreads(): Threads {
  const { data, error, refetch } = useConnectionThreadsQuery();
  const threads = data?.threads.map(({ connectionId, other, unread, lastMessage }) => ({
    ...{ href: `/hotel/agents/messages/${encodeURIComponent(connectionId)}`, name: other.name },
    ...{ unread, lastMessage },
  }));
  return { threads: threads ?? null, error, onRetry: () => void refetch() };
}

/** What presses, in one sentence. */
function pressing(strengths: readonly Strength[], unread: number): string {
  const missing = countMissing(strengths);
  const parts = [
    ...(unread > 0 ? [countOf(unread, 'unread message')] : []),
    ...(missing > 0 ? [`${countOf(missing, 'thing')} missing on your page`] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join(' and ')}.`;
}

/** A verified hotel's first page (HOT-01): what is unread, what its page still lacks, and what Atoll knows of the house. */
export function HotelOverview() {
  const { data: hotel, error, refetch } = useOwnHotelQuery();
  const gallery = useGalleryQuery(hotel?.id ?? skipToken);
  const threads = useThreads();
  const { data: dashboard } = useHotelDashboardQuery();
  const now = useNow();
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!hotel) return <PanelLoading label="Loading your hotel" />;
  // Without a gallery that could be read, nothing is said of pictures.
  const pictures = gallery.data?.pictures.length ?? null;
  const strengths = gallery.isLoading ? [] : strengthsOf(hotel, pictures);
  const place = [hotel.address, hotel.city, hotel.country].filter(Boolean).join(', ');
  const unread = threads.threads?.reduce((sum, thread) => sum + thread.unread, 0) ?? 0;
  return (
    <>
      <Greeting name={hotel.name} now={now} isSample={dashboard?.isSample === true}>
        {pressing(strengths, unread)}
      </Greeting>
      <ChangeNotice {...hotel} />
      <HotelWork
        now={now}
        aside={
          gallery.isLoading ? (
            <PanelLoading label="Loading what your page has" />
          ) : (
            <StrengthPanel hotel={hotel} strengths={strengths} />
          )
        }
      >
        <UnreadPanel {...threads} now={now} all="/hotel/agents/messages" />
      </HotelWork>
      <Panel title={hotel.name}>
        <dl className={s.facts}>
          <Fact term="Kind of property">{hotel.property_type}</Fact>
          <Fact term="Stars">{hotel.star_rating ?? 'None'}</Fact>
          <Fact term="Address">{place}</Fact>
          <Fact term="Phone">{hotel.phone}</Fact>
          <Fact term="E-mail">{hotel.email}</Fact>
          <Fact term="Last change">{dayAndTime(hotel.updated_at)}</Fact>
        </dl>
        <p>
          <Button variant="quiet" href="/hotel/profile/edit">
            Edit profile
          </Button>
        </p>
      </Panel>
    </>
  );
}
