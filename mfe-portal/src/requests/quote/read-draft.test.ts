import { emptyLine, inOrder, moved, type LineDraft, type QuoteDraft } from './quote-draft';
import { draftTotals } from './draft-totals';
import { fieldsOfForm, readDraft } from './read-draft';

const TODAY = '2020-11-25';
const RATES = { date: TODAY, source: 'test', base: 'USD', rates: { USD: 1, JPY: 104.57, KWD: 0.3059 } };

const line = (id: string, change: Partial<LineDraft> = {}): LineDraft => ({
  ...emptyLine(null, 'USD'),
  id,
  title: `Line ${id}`,
  unitAmount: '10',
  ...change,
});
const draft = (lines: LineDraft[], change: Partial<QuoteDraft> = {}): QuoteDraft => ({
  currency: 'USD',
  title: 'Lisbon',
  message: '',
  terms: '',
  validUntil: '2020-12-09',
  days: 3,
  lines,
  after: 0,
  ...change,
});

it('RFQ-08: lines are sent in the order of their days, and refusals find the line that they are about', () => {
  const read = readDraft(draft([line('b', { day: 2, net: '7' }), line('a', { day: 1 })]), TODAY);
  if (!('body' in read)) throw new Error('The draft is good');
  expect(read.body.lines.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(fieldsOfForm({ 'lines.1.title': 'No', 'costs.0.net': 'Too much', terms: 'No' }, read.body)).toEqual({
    'b.title': 'No',
    'b.net': 'Too much',
    terms: 'No',
  });
});

it('RFQ-08: what cannot be a quote is said of every field before anything is sent', () => {
  const bad = line('a', { title: ' ', units: '0', tax: '101', net: 'x' });
  expect(
    readDraft(draft([bad], { title: '', validUntil: '2020-11-24', terms: 'x'.repeat(4_001) }), TODAY),
  ).toEqual({
    problems: {
      title: 'Please give the quote a title',
      validUntil: 'This day is over',
      terms: 'At most 4,000 letters, please',
      'a.title': 'Please say what it is',
      'a.units': 'At least one',
      'a.taxBasisPoints': 'At most 100 per cent',
      'a.net': 'Please write a number, such as 1,250 or 12.50',
    },
  });
  expect(readDraft(draft([]), TODAY)).toEqual({ problems: { lines: 'A quote has one line at least' } });
});

it('RFQ-08: the total is the sum of the lines that are shown, to the smallest unit of each currency', () => {
  const lines = [
    line('a', { currency: 'JPY', unitAmount: '3,333', units: '3', tax: '8' }),
    line('b', { currency: 'KWD', unitAmount: '1.255', tax: '5,5' }),
    line('c', { unitAmount: '0.01' }),
  ];
  for (const currency of ['JPY', 'USD', 'KWD']) {
    const totals = draftTotals(draft(lines, { currency }), RATES);
    const sum = totals.lines.reduce((all, { amount }) => all + amount, 0);
    expect([currency, totals.total]).toEqual([currency, sum]);
    expect(Number.isInteger(totals.total)).toBe(true);
  }
});

it('RFQ-08: a line in a currency without a rate is not counted, and told', () => {
  const totals = draftTotals(draft([line('a'), line('b', { currency: 'XTS' })]), RATES);
  expect(totals).toMatchObject({ total: 1_000, withoutRate: ['b'], uncounted: 0 });
});

it('RFQ-12: the margin is of the price without tax, and of lines whose cost is said', () => {
  const taxed = line('a', { unitAmount: '100', tax: '10', net: '80' });
  const totals = draftTotals(draft([taxed, line('b')]), RATES);
  expect(totals.earning).toEqual({ net: 8_000, margin: 2_000, percent: 20 });
  expect(totals.withoutNet).toBe(1);
});

it('RFQ-08: a line at the edge of the trip stays where it is', () => {
  const lines = draft([line('a'), line('b', { day: 3 })]);
  expect(inOrder(moved(lines, 'a', -1).lines)).toEqual(inOrder(lines.lines));
  expect(inOrder(moved(lines, 'b', 1).lines)).toEqual(inOrder(lines.lines));
});
