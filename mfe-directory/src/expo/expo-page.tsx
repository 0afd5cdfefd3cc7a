import type { ExpoAnswer } from '@atoll/contracts/expo';
import { expoPage } from '@atoll/contracts/pages/expo.page';
import { titled } from '@atoll/contracts/page-titles';
import { countOf } from '@atoll/contracts/words';
import { usePageTitle } from '@atoll/platform/page-title';
import { usePageUrl } from '@atoll/platform/page-url';
import { Button } from '@atoll/ui/button';
import { EmptyState, ErrorState, LoadingState } from '@atoll/ui/page-state';
import { EventCard } from './event-card';
import { LinkChips } from '../shared/link-chips';
import * as s from './expo-page.module.css';
import { byMonth, chosenIn, monthInWords, queryOf } from './expo-text';
import { useListEventsQuery } from './expo.api';

/** As many as are in sight at first. */
const FIRST_PICTURES = 2;

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly name: 'month' | 'country';
  readonly choices: ExpoAnswer['months'];
  readonly inWords?: (value: string) => string;
}

/** Links to the same list with one filter more, or without it. */
function Choices({ label, all, name, choices, inWords = (value) => value }: ChoiceProps) {
  const { state, hrefOf } = usePageUrl(expoPage);
  const chosen = chosenIn(state)[name];
  // What is chosen stays in sight, so that it can be left where nothing is found.
  const shown =
    choices.some(({ value }) => value === chosen) || chosen === null ? [] : [{ value: chosen, count: 0 }];
  return (
    <LinkChips
      label={label}
      className={s.choices}
      links={[
        { href: hrefOf({ [name]: null }), words: all, isCurrent: chosen === null },
        ...[...choices, ...shown].map(({ value, count }) => ({
          href: hrefOf({ [name]: value }),
          words: (
            <>
              {inWords(value)} <span className="muted">{count}</span>
            </>
          ),
          isCurrent: chosen === value,
        })),
      ]}
    />
  );
}

function Events({ answer: { events, months, countries } }: { readonly answer: ExpoAnswer }) {
  const { state, hrefOf } = usePageUrl(expoPage);
  const { month: chosenMonth, country } = chosenIn(state);
  const isFiltered = chosenMonth !== null || country !== null;
  return (
    <>
      <Choices label="Months" all="Any month" name="month" choices={months} inWords={monthInWords} />
      <Choices label="Countries" all="Everywhere" name="country" choices={countries} />
      <p className={`small muted ${s.count}`} role="status">
        {countOf(events.length, 'event')}
      </p>
      {events.length === 0 && (
        <EmptyState
          title={isFiltered ? 'No event is there then' : 'No event is planned yet'}
          text={
            isFiltered
              ? 'Choose another month or country, or look at all of them.'
              : 'New ones stand here as soon as they are known.'
          }
          action={
            isFiltered && (
              <Button href={hrefOf({ month: null, country: null })} variant="quiet">
                Show all events
              </Button>
            )
          }
        />
      )}
      {byMonth(events, chosenMonth).map(([month, inMonth], at) => (
        <section key={month} className={s.month} aria-labelledby={`month-${month}`}>
          <h2 className="display h2" id={`month-${month}`}>
            {monthInWords(month)}
          </h2>
          <ul className={s.events}>
            {inMonth.map((event, index) => (
              <li key={event.id}>
                <EventCard event={event} priority={at === 0 && index < FIRST_PICTURES} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** /expo: fairs and events that are to come, by date, filtered by month and country (EXP-01). */
export function ExpoPage() {
  const { state } = usePageUrl(expoPage);
  const { data, currentData, isError, isFetching, refetch } = useListEventsQuery(queryOf(state));
  usePageTitle(titled(expoPage.title));
  // The list before stays while the next one comes.
  const answer = currentData ?? (isFetching ? data : undefined);
  return (
    <div className={`wrap ${s.page}`}>
      <header className={s.head}>
        <h1 className="display h1">Travel expo</h1>
        <p className="lede">
          Fairs and meetings of the travel trade: when they are, what happens there, and who you meet.
        </p>
      </header>
      {answer ? (
        <Events answer={answer} />
      ) : isError ? (
        <ErrorState
          title="The events could not be loaded"
          text="Please check your connection and try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label="Loading events" />
      )}
    </div>
  );
}
