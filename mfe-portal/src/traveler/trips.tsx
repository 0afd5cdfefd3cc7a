import { countOf, firstName } from '@atoll/contracts/words';
import { selectTrip, selectUser, useAppSelector } from '@atoll/platform';
import { useKeptBookings } from '@atoll/platform/kept-bookings';
import { useSavedOnDevice } from '@atoll/platform/saved';
import { useToday } from '@atoll/platform/today';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { EmptyState } from '@atoll/ui/page-state';
import { useMemo, useState } from 'react';
import { ConfirmAddress } from '../shared/confirm-address';
import { Greeting } from '../shared/greeting';
import { PanelLoading } from '../shared/panel-loading';
import { useSavedPlansQuery } from '../shared/portal.api';
import { ProblemNotice } from '../shared/problem-notice';
import { useTravelerRequestsQuery } from '../shared/requests.api';
import { useNow } from '../shared/use-now';
import { RemovedNotice, type Removed } from './removed-notice';
import { tripRows, type TripRequest } from './trip-things';
import { TripPanel } from './trip-panel';
import { tripsOf } from './trips-of';
import * as s from './trips.module.css';
import { TripsMap } from './trips-map';

const AGAIN_MS = 60_000;
const FRESH = {
  pollingInterval: AGAIN_MS,
  skipPollingIfUnfocused: true,
  // Quotes are read and accepted on pages of another remote.
  refetchOnMountOrArgChange: true,
} as const;

function waitingWords(requests: readonly TripRequest[]): string {
  const quoted = requests.filter(({ status }) => status === 'quoted').length;
  const unread = requests.reduce((sum, request) => sum + request.unread, 0);
  const parts = [
    ...(quoted > 0 ? [`${countOf(quoted, 'request')} with quotes`] : []),
    ...(unread > 0 ? [countOf(unread, 'unread message')] : []),
  ];
  return parts.length === 0 ? 'Nothing waits for you.' : `${parts.join(' and ')}.`;
}

function NothingYet() {
  return (
    <EmptyState
      icon="heart"
      title="Nothing saved yet"
      text="The heart on hotels, tours, agents and Marco’s plans keeps them here, by place and dates, beside what you have asked for and booked."
      action={
        <div className={s.firstSteps}>
          <Button href="/hotels">Find hotels</Button>
          <Button variant="quiet" href="/tours">
            Find tours
          </Button>
          <Button variant="quiet" href="/chat">
            Plan with Marco
          </Button>
        </div>
      }
    />
  );
}

/** What was saved, asked for, planned and booked (AGT-02); null until all of it is known. */
function useTrips(today: string) {
  useSavedOnDevice();
  const saved = useAppSelector((state) => selectTrip(state).saved);
  const bookings = useKeptBookings();
  const plans = useSavedPlansQuery();
  const requests = useTravelerRequestsQuery(undefined, FRESH);
  const isKnown =
    bookings !== null &&
    (plans.data || plans.error) !== undefined &&
    (requests.data || requests.error) !== undefined;
  const trips = useMemo(() => {
    if (!isKnown) return null;
    const belongings = {
      ...{ saved, bookings, plans: plans.data?.plans ?? [] },
      requests: requests.data?.requests ?? [],
    };
    return tripsOf(tripRows(belongings, today), today).map((trip, at) => ({ trip, number: at + 1 }));
  }, [isKnown, saved, bookings, plans.data, requests.data, today]);
  return { trips, requests: requests.data?.requests ?? [], reads: [plans, requests] };
}

/** A traveler's trips: what is saved, asked for, planned and booked, by place and dates, on one map. */
export function Trips() {
  const user = useAppSelector(selectUser);
  const now = useNow();
  const today = useToday() ?? '';
  const { trips, requests, reads } = useTrips(today);
  const [removed, setRemoved] = useState<Removed | null>(null);
  if (!trips || !user) return <PanelLoading label="Loading your trips" />;
  return (
    <>
      {!user.email_verified && <ConfirmAddress email={user.email} />}
      <Greeting
        name={firstName(user.user_metadata.name)}
        now={now}
        isSample={false}
        aside={
          <Button variant="quiet" size="small" href="/traveler/requests">
            See your requests
          </Button>
        }
      >
        {waitingWords(requests)}
      </Greeting>
      {reads.map(({ error, refetch }, at) =>
        error ? <ProblemNotice key={at} error={error} onRetry={() => void refetch()} /> : null,
      )}
      {removed && <RemovedNotice key={removed.key} removed={removed} onClose={() => setRemoved(null)} />}
      {trips.length === 0 ? (
        <NothingYet />
      ) : (
        <div className={trips.length > 1 ? s.columns : `${s.columns} ${s.single}`}>
          <div className={s.trips}>
            {trips.map((numbered) => (
              <TripPanel key={numbered.number} {...numbered} today={today} onRemoved={setRemoved} />
            ))}
          </div>
          <TripsMap trips={trips} />
        </div>
      )}
      <Notice icon={null}>
        {user.email_verified
          ? 'What you save is kept in your account, on every device you sign in with. Bookings are simulated, and kept in this browser only.'
          : 'Saved in this browser only. Your account keeps it once your address is confirmed.'}
      </Notice>
    </>
  );
}
