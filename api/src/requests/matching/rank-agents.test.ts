import { askableAgent, TOKYO } from '../../../test/request-clock';
import type { AskableAgent } from '../../shared/directory/askable-agents';
import { reasonsFor, type AnswerRecord, type Wished } from './match-reasons';
import { rankAgents } from './rank-agents';

const wished: Wished = {
  place: { city_slug: 'lisbon', country_slug: 'portugal' },
  countryName: 'Portugal',
  interests: ['food', 'rail'],
  languages: ['fr', 'de'],
};
const none: AnswerRecord = { answered: 0, ended: 0, open: 0 };
const ranked = (agents: AskableAgent[], records: [string, AnswerRecord][] = []) =>
  rankAgents(agents, wished, new Map(records)).map(({ id }) => id);

it('RFQ-04: city, trips, country, specialities, languages, answers and open requests count in this order', () => {
  const porto = { citySlug: 'porto', city: 'Porto' } as const;
  const abroad = { ...TOKYO, countrySlug: 'japan', country: 'Japan' } as const;
  const agents = [
    askableAgent('9 busy', { ...porto, places: [] }),
    askableAgent('8 free', { ...porto, places: [] }),
    askableAgent('7 answers', { ...porto, places: [] }),
    askableAgent('6 speaks', { ...porto, places: [], languages: ['fr'] }),
    askableAgent('5 knows', { ...porto, places: [], specialities: ['food'] }),
    askableAgent('4 knows more', { ...porto, places: [], specialities: ['rail', 'food'] }),
    askableAgent('3 plans trips', abroad),
    askableAgent('2 lives there', { places: [] }),
    askableAgent('1 both', {}),
  ];
  const records: [string, AnswerRecord][] = [
    ['9 busy', { ...none, open: 4 }],
    ['8 free', { ...none, open: 1 }],
    ['7 answers', { answered: 9, ended: 10, open: 9 }],
  ];
  expect(ranked(agents, records)).toEqual(agents.map(({ id }) => id).sort());
});

it('RFQ-04: nobody from elsewhere is asked, and a place that nobody knows has nobody', () => {
  const elsewhere = askableAgent('x', {
    ...TOKYO,
    countrySlug: 'japan',
    places: ['japan'],
    languages: ['fr'],
  });
  expect(ranked([elsewhere])).toEqual([]);
  expect(rankAgents([askableAgent('a')], { ...wished, place: null }, new Map())).toEqual([]);
  // A Lisbon of another country is not this one.
  const namesake = askableAgent('y', { countrySlug: 'united-states', places: [] });
  expect(ranked([namesake])).toEqual([]);
});

it('RFQ-04: who has answered less than half comes after who was never asked', () => {
  const agents = [askableAgent('lazy'), askableAgent('new')];
  expect(ranked(agents, [['lazy', { answered: 1, ended: 3, open: 0 }]])).toEqual(['new', 'lazy']);
});

it('RFQ-04: says of an agent only what is so', () => {
  const agent = askableAgent('a', { languages: ['en', 'fr'], specialities: ['rail', 'ski'] });
  expect(reasonsFor(agent, wished, { answered: 9, ended: 10, open: 1 })).toEqual([
    'Lives in Lisbon',
    'Plans trips to Portugal',
    'Speaks French',
    'Knows rail trips',
    'Answered 9 of 10 requests',
  ]);
  const other = askableAgent('b', { ...TOKYO, countrySlug: 'japan', places: [] });
  expect(reasonsFor(other, wished, { answered: 0, ended: 3, open: 0 })).toEqual([]);
});
