import { AMARA, sampleNotes, TOMAS, type DemoRequest } from './demo-request';
import { LISBON_ON_FOOT } from './lisbon-quotes';

/** A trip that is over, with a review. */
const REVIEWED: DemoRequest = {
  key: 'de300000-0000-4000-8000-000000000008',
  ...{ traveler: TOMAS, phone: '', agents: [AMARA], sentHoursAgo: 1_440 },
  wish: (dayIn) => ({
    place: { text: 'Lisbon', city: 'Lisbon', country: 'Portugal' },
    when: { from: dayIn(-29), to: dayIn(-20), month: null, flexibleDays: 0 },
    ...{ adults: 1, childAges: [], interests: ['walking'], languages: ['en'], about: null },
    budget: { amount: 1_200, currency: 'EUR', per: 'trip' },
    notes: sampleNotes(
      'Ten days in Lisbon at half speed: a quiet room with a desk, one walk out of town, and one evening of music. I do not need to see everything.',
    ),
  }),
  happens: async ({ opens, quotes, accepts, reviews, answersReview }) => {
    await opens(1_430, AMARA);
    await quotes(1_410, AMARA, LISBON_ON_FOOT);
    await accepts(1_380, AMARA, []);
    await reviews(400, {
      rating: 5,
      text: 'A quiet room, a walk in the hills that I still think of, and nothing that felt like a programme. When my train was late, she had already moved the evening. (A sample review of Atoll’s demo.)',
      showsName: true,
      after: 0,
    });
    await answersReview(
      380,
      AMARA,
      'Thank you, Tomas! The table by the window is yours again whenever you come. (A sample answer.)',
    );
  },
};

/** What the demo's second traveler has: a trip that is over, and a quote with a question that its agent has yet to read. */
export const TOMAS_REQUESTS: readonly DemoRequest[] = [
  REVIEWED,
  {
    key: 'de300000-0000-4000-8000-000000000007',
    ...{ traveler: TOMAS, phone: '', agents: [AMARA], sentHoursAgo: 54 },
    wish: (dayIn) => ({
      place: { text: 'Lisbon', city: 'Lisbon', country: 'Portugal' },
      when: { from: null, to: null, month: dayIn(75).slice(0, 7), flexibleDays: 0 },
      ...{ adults: 1, childAges: [], interests: ['walking', 'food'], languages: ['en', 'pt'], about: null },
      budget: { amount: 1_500, currency: 'EUR', per: 'trip' },
      notes: sampleNotes(
        'Ten days in Lisbon, of which I work five mornings from my room. I need a desk and quiet until one o’clock, and after that I would like to be out: long walks, simple food, some music.',
      ),
    }),
    happens: async ({ opens, quotes, says }) => {
      await opens(48, AMARA);
      // Good for two more days, so that a dashboard has a quote that expires.
      await quotes(27, AMARA, { ...LISBON_ON_FOOT, validDays: 3 });
      await says(
        1.5,
        'traveler',
        AMARA,
        'Thank you, I like it. Is the way up to Graça steep? I will have a suitcase, and my knee is not what it was.',
      );
    },
  },
];
