import { createHash } from 'node:crypto';
import type { LostReasonKey, Stage } from '@atoll/contracts/crm-words';
import { addDays, civilDateOf } from '@atoll/contracts/dates';
import type { Account } from '../shared/auth/account';
import type { ContactDocument, StoredTask } from './contact.model';
import { newContact } from './new-contact';

interface SampleContact {
  readonly name: string;
  readonly place: string;
  readonly stage: Stage;
  readonly company?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly tags?: readonly string[];
  readonly note?: string;
  /** Text, and in how many days it is due. */
  readonly task?: readonly [string, number];
  readonly lost?: readonly [LostReasonKey, string];
  readonly daysAgo: number;
}

const AGENT_CONTACTS: readonly SampleContact[] = [
  {
    name: 'Jonas Berg',
    place: 'Douro valley, 12 walkers',
    stage: 'new',
    tags: ['Groups'],
    task: ['Call back about the guide', 0],
    daysAgo: 1,
  },
  {
    name: 'Lucie Arnaud',
    place: 'Sintra, family of 3',
    stage: 'new',
    email: 'lucie.arnaud@mail.example',
    daysAgo: 2,
  },
  {
    name: 'Ruth Cohen',
    place: 'Lisbon, 4 friends',
    stage: 'new',
    task: ['Ask for their dates', 1],
    daysAgo: 2,
  },
  {
    name: 'Ayumi Sato',
    place: 'Kyoto group in Lisbon',
    stage: 'contacted',
    company: 'Sato Kai',
    email: 'ayumi@sato.example',
    phone: '+81 3 1234 5678',
    tags: ['Groups'],
    note: 'Two of them eat no fish.',
    task: ['Call about the bus', 2],
    daysAgo: 6,
  },
  {
    name: 'Emeka Obi',
    place: 'Weekend in Évora',
    stage: 'contacted',
    email: 'emeka.obi@mail.example',
    daysAgo: 7,
  },
  {
    name: 'Chloé Petit',
    place: 'Braga, school group',
    stage: 'contacted',
    company: 'Lycée des Pins',
    task: ['Send dates', 4],
    daysAgo: 9,
  },
  {
    name: 'Nadia Okafor',
    place: 'Lisbon and Porto, 2',
    stage: 'quoted',
    email: 'nadia@traveler.example',
    phone: '+44 20 7946 0102',
    tags: ['Couples', 'Trains'],
    note: 'Prefers trains to flights. Celebrates on the 24th, maybe fado.',
    task: ['Answer: breakfast in Porto?', 0],
    daysAgo: 10,
  },
  { name: 'N. Okafor', place: 'Lisbon', stage: 'new', email: 'nadia@traveler.example', daysAgo: 3 },
  {
    name: 'Hana Kobayashi',
    place: 'Alentejo, 6 guests',
    stage: 'quoted',
    email: 'hana@mail.example',
    task: ['Ask whether the quote is read', 1],
    daysAgo: 12,
  },
  {
    name: 'Ida Holm',
    place: 'Lisbon, 2 adults',
    stage: 'won',
    email: 'ida.holm@mail.example',
    phone: '+45 32 12 34 56',
    note: 'Arrives late: tell the hotel.',
    task: ['Send directions', 3],
    daysAgo: 24,
  },
  {
    name: 'Omar Haddad',
    place: 'Porto, 5 guests',
    stage: 'won',
    email: 'omar.haddad@mail.example',
    tags: ['Families'],
    daysAgo: 30,
  },
  {
    name: 'Sam Reid',
    place: 'Azores, 2 adults',
    stage: 'lost',
    email: 'sam.reid@mail.example',
    lost: ['price', 'Found a cheaper flight and hotel.'],
    daysAgo: 33,
  },
];

const HOTEL_CONTACTS: readonly SampleContact[] = [
  {
    name: 'Clara Nunes',
    company: 'Nunes Weddings',
    place: 'Wedding, 60 guests',
    stage: 'new',
    email: 'clara@nunes.example',
    tags: ['Weddings'],
    task: ['Send the menu', 0],
    daysAgo: 1,
  },
  {
    name: 'Per Lind',
    company: 'Lind Resor',
    place: 'Tour groups in spring',
    stage: 'contacted',
    email: 'per@lind.example',
    phone: '+46 8 123 456 78',
    tags: ['Agencies'],
    note: 'Needs a coach bay and early breakfast.',
    task: ['Call about allotments', 2],
    daysAgo: 8,
  },
  {
    name: 'Grace Otieno',
    company: 'Otieno Conferences',
    place: 'Meeting, 25 rooms',
    stage: 'quoted',
    email: 'grace@otieno.example',
    tags: ['Meetings'],
    note: 'Wants the hall on two days.',
    task: ['Remind of the offer', 4],
    daysAgo: 13,
  },
  {
    name: 'Mateo Ruiz',
    company: 'Ruiz Viajes',
    place: 'Summer allotment',
    stage: 'won',
    email: 'mateo@ruiz.example',
    tags: ['Agencies'],
    daysAgo: 40,
  },
  {
    name: 'Anna Keller',
    place: 'Yoga week, 14 guests',
    stage: 'lost',
    email: 'anna.keller@mail.example',
    lost: ['elsewhere', 'Chose a house with a larger hall.'],
    daysAgo: 45,
  },
];

const SAMPLES: Readonly<Record<string, readonly SampleContact[]>> = {
  'agent@atoll.example': AGENT_CONTACTS,
  'hotel@atoll.example': HOTEL_CONTACTS,
};
const DAY_MS = 86_400_000;

function sampleContact(sample: SampleContact, account: Account, at: number, now: Date): ContactDocument {
  const { name, place, stage, company = '', email = '', phone = '', tags = [], note, task, lost } = sample;
  // The same at every start, so that each is made once and what was changed stays.
  const id = createHash('sha256').update(`demo:${account.id}:${at}`).digest('base64url').slice(0, 22);
  const day = new Date(now.getTime() - sample.daysAgo * DAY_MS);
  const tasks: StoredTask[] = task
    ? [{ id: `t-${id}`, text: task[0], due_on: addDays(civilDateOf(now), task[1]), done_at: null }]
    : [];
  return newContact(
    { name, place, company, email, phone, tags: [...tags] },
    { ownerId: account.id, source: 'hand', at: day, event: 'Added as sample data' },
    {
      ...{ _id: id, stage, tasks, is_sample: true },
      ...(lost && { lost_reason: lost[0], lost_text: lost[1] }),
      notes: note === undefined ? [] : [{ id: `n-${id}`, text: note, at: day }],
    },
  );
}

/** What the first agent and the first hotel of the demo find, in every stage; none for other accounts. */
export function demoContacts(account: Account, now: Date): ContactDocument[] {
  return (SAMPLES[account.email] ?? []).map((sample, at) => sampleContact(sample, account, at, now));
}
