import type { MarcoEvent } from '@atoll/contracts/marco';
import { NOTHING_UNDERSTOOD } from '@atoll/contracts/understanding-values';
import { createUnderstand } from '../understanding/understand';
import { createAnswer } from './answer';
import type { AnswerDeps } from './answer-context';

/** AskedMessage for, it fails the test: nobody can search around no place. */
const mustNotBeAsked = () => {
  throw new Error('was asked');
};

it.each(['hotels', 'activities', 'plan'] as const)(
  'MAR-47: a place without coordinates is answered with a sentence, and no provider is asked for its %s',
  async (want) => {
    const events: MarcoEvent[] = [];
    const deps: AnswerDeps = {
      model: { name: 'none', stream: mustNotBeAsked },
      findPlaces: async () => [
        { name: 'Atlantis', country: 'Greece', latitude: Number.NaN, longitude: Number.NaN },
      ],
      findHotels: mustNotBeAsked,
      findActivities: mustNotBeAsked,
      sightsNear: mustNotBeAsked,
      allSights: mustNotBeAsked,
      makePlan: mustNotBeAsked,
      webSearch: { search: mustNotBeAsked },
      onProblem: mustNotBeAsked,
      onClaimsLeftOut: mustNotBeAsked,
    };
    const text = `${want} in Atlantis`;
    const request = { messageId: 'a-message', text };
    await createAnswer(deps)({
      ...(await createUnderstand(deps.findPlaces, async () => null)(request, '2020-11-25', 'client')),
      request,
      wants: [want],
      understood: NOTHING_UNDERSTOOD,
      isShortened: false,
      history: [{ role: 'user', content: text }],
      today: '2020-11-25',
      daysUnsure: 1,
      emit: (event) => events.push(event),
      spend: mustNotBeAsked,
      signal: new AbortController().signal,
    });
    expect(events).toEqual([
      {
        event: 'text',
        data: {
          text: "I know Atlantis, but not where it lies, so I can't search there.",
          basis: 'notice',
        },
      },
    ]);
  },
);
