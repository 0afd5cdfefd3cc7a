import { AMARA, ANDRE, GIULIA, GRACE, HANA, sampleNotes, TARA, type DemoRequest } from './demo-request';
import { LISBON_BY_THE_RIVER, LISBON_WITH_CHILDREN } from './lisbon-quotes';
import { TOKYO_CHANGED, TOKYO_FROM_NEW_YORK, TOKYO_FROM_TOKYO } from './tokyo-quotes';

/** Of a range that is kept free for such uses: nobody is called. */
const PHONE = '+44 20 7946 0137';
const LISBON = { text: 'Lisbon', city: 'Lisbon', country: 'Portugal' } as const;
const ROME = { text: 'Rome', city: 'Rome', country: 'Italy' } as const;
const TOKYO = { text: 'Tokyo', city: 'Tokyo', country: 'Japan' } as const;

/** One just sent; nobody has looked at it yet. */
const SENT: DemoRequest = {
  key: 'de300000-0000-4000-8000-000000000001',
  ...{ traveler: TARA, phone: PHONE, agents: [AMARA, ANDRE], sentHoursAgo: 0.4 },
  wish: (dayIn) => ({
    place: LISBON,
    when: { from: dayIn(47), to: dayIn(51), month: null, flexibleDays: 2 },
    ...{ adults: 2, childAges: [], interests: ['food', 'culture'], languages: ['en'], about: null },
    budget: { amount: 900, currency: 'EUR', per: 'person' },
    notes: sampleNotes(
      'A long weekend with my mother, who turns seventy. She loves tiles, gardens and a good lunch, and does not like hills any more. One nice dinner for the birthday itself, please, and the rest unhurried. We fly in on our own.',
    ),
  }),
  happens: async () => undefined,
};

/** One that its agent has opened, with a question that waits for an answer. */
const OPENED: DemoRequest = {
  key: 'de300000-0000-4000-8000-000000000002',
  ...{ traveler: TARA, phone: PHONE, agents: [GIULIA], sentHoursAgo: 6 },
  wish: (dayIn) => ({
    place: ROME,
    when: { from: dayIn(68), to: dayIn(73), month: null, flexibleDays: 0 },
    ...{ adults: 2, childAges: [13], interests: ['culture', 'family'], languages: ['en'], about: null },
    budget: { amount: 2_400, currency: 'EUR', per: 'trip' },
    notes: sampleNotes(
      'Five nights in Rome with our daughter (13), who has just had a year of Latin and wants to see where it all happened. We would like a guide who can talk to a teenager, and rooms from which we can walk to most things.',
    ),
  }),
  happens: async ({ opens, says }) => {
    await opens(5, GIULIA);
    await says(
      4.6,
      'agent',
      GIULIA,
      'Hello Tara, what a lovely reason to come. One question before I write the plan: would your daughter mind an early start one day? The Forum is at its best before nine, and half of it is in the shade then.',
    );
    await says(
      3.1,
      'traveler',
      GIULIA,
      'She will complain and then love it, so yes, one early morning is fine. Please not two in a row!',
    );
    await says(
      2.2,
      'agent',
      GIULIA,
      'One it is. And do you want to go down into the catacombs, or is that too much for her? I will send the plan as soon as I know.',
    );
  },
};

/** One with two quotes to compare; one of them is in its second version. */
const QUOTED: DemoRequest = {
  key: 'de300000-0000-4000-8000-000000000003',
  ...{ traveler: TARA, phone: PHONE, agents: [HANA, GRACE], sentHoursAgo: 122 },
  wish: (dayIn) => ({
    place: TOKYO,
    when: { from: dayIn(82), to: dayIn(90), month: null, flexibleDays: 3 },
    ...{ adults: 2, childAges: [], interests: ['culture', 'food', 'rail'], languages: ['en'], about: null },
    budget: { amount: 4_500, currency: 'EUR', per: 'trip' },
    notes: sampleNotes(
      'Our first time in Japan. We would rather see a few things properly than run through a list, and we would love one night somewhere in the hills with a hot bath. I do not eat meat or fish, my husband eats everything. Flights are booked.',
    ),
  }),
  happens: async ({ opens, quotes, asksForChange, says, reads }) => {
    await opens(118, GRACE);
    await opens(112, HANA);
    await quotes(96, GRACE, TOKYO_FROM_NEW_YORK);
    await quotes(74, HANA, TOKYO_FROM_TOKYO);
    await asksForChange(
      50,
      HANA,
      'cooking',
      'Is there a class without fish stock? I do not eat it, and I would feel bad about leaving half of it.',
    );
    await says(
      30,
      'agent',
      HANA,
      'Of course, thank you for saying so. A friend of mine teaches soba in Asakusa and makes the broth with mushrooms. I have put it into version 2.',
    );
    await quotes(29.5, HANA, TOKYO_CHANGED);
    await reads(26, 'traveler', HANA);
  },
};

/** One whose plan was accepted: it is frozen, and its agent has name, address and phone. */
const ACCEPTED: DemoRequest = {
  key: 'de300000-0000-4000-8000-000000000004',
  ...{ traveler: TARA, phone: PHONE, agents: [AMARA, ANDRE], sentHoursAgo: 290 },
  wish: (dayIn) => ({
    place: LISBON,
    when: { from: dayIn(33), to: dayIn(40), month: null, flexibleDays: 0 },
    ...{ adults: 2, childAges: [4, 9], interests: ['family', 'beach'], languages: ['en'], about: null },
    budget: { amount: 2_000, currency: 'EUR', per: 'trip' },
    notes: sampleNotes(
      'A week with two children, one still in a buggy for longer ways. A flat would be better than a hotel. They like animals, trams and sand; we like to have one evening to ourselves.',
    ),
  }),
  happens: async ({ opens, quotes, says, accepts, reads }) => {
    await opens(286, AMARA);
    await opens(270, ANDRE);
    await quotes(262, AMARA, LISBON_WITH_CHILDREN);
    await quotes(250, ANDRE, LISBON_BY_THE_RIVER);
    await says(240, 'traveler', AMARA, 'This looks just right. Is there a washing machine in the flat?');
    await says(
      238,
      'agent',
      AMARA,
      'There is, and a line on the balcony. Everything dries in an hour there.',
    );
    await reads(215, 'traveler', AMARA);
    await accepts(214, AMARA, ['palace', 'sitter']);
    await says(
      190,
      'agent',
      AMARA,
      'Thank you, Tara! I have your number now and will call at the weekend about the time of your flight. The flat is held for you.',
    );
    await reads(188, 'traveler', AMARA);
  },
};

/** One that an agent has declined, so that the next one was asked. */
const DECLINED: DemoRequest = {
  key: 'de300000-0000-4000-8000-000000000005',
  ...{ traveler: TARA, phone: PHONE, agents: [ANDRE], sentHoursAgo: 20 },
  wish: (dayIn) => ({
    place: LISBON,
    when: { from: dayIn(40), to: dayIn(47), month: null, flexibleDays: 1 },
    ...{ adults: 4, childAges: [], interests: ['walking', 'nature'], languages: ['en'], about: null },
    budget: { amount: 1_100, currency: 'EUR', per: 'person' },
    notes: sampleNotes(
      'Four friends who walk. We would like to go down the coast south of Lisbon for four or five days, from one small place to the next, with our bags taken ahead, and have two nights in the city at the end.',
    ),
  }),
  happens: async ({ opens, declines, runsOut }) => {
    await opens(16, ANDRE);
    await declines(
      3,
      ANDRE,
      'busy',
      'I am on the trail with another group that very week, so I could not look after you as I should. I hope somebody else has time: it is a good time of year for it.',
    );
    await runsOut(5, AMARA);
  },
};

/** One that the traveler does not want any more. */
const WITHDRAWN: DemoRequest = {
  key: 'de300000-0000-4000-8000-000000000006',
  ...{ traveler: TARA, phone: '', agents: [GIULIA, GRACE], sentHoursAgo: 412 },
  wish: (dayIn) => ({
    place: ROME,
    when: { from: dayIn(26), to: dayIn(29), month: null, flexibleDays: 0 },
    ...{ adults: 2, childAges: [], interests: ['food'], languages: ['en'], about: null },
    budget: null,
    notes: sampleNotes(
      'Three days of eating well in Rome for our anniversary. Trastevere or Testaccio, nothing stiff.',
    ),
  }),
  happens: async ({ opens, says, withdraws }) => {
    await opens(405, GIULIA);
    await says(
      396,
      'traveler',
      GIULIA,
      'I am sorry, my husband’s leave was moved and we cannot come in those days. I will ask again in spring.',
    );
    await withdraws(395.5);
  },
};

/** What the demo's first traveler has: a request in every state. */
export const TARAS_REQUESTS: readonly DemoRequest[] = [SENT, OPENED, QUOTED, ACCEPTED, DECLINED, WITHDRAWN];
