import { REQUEST_PROBLEMS } from '@atoll/contracts/request-rules';
import { renderApp, sampleUser } from '@atoll/platform/testing';
import { apiError } from '@atoll/platform/testing/fake-api';
import { configure, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { DirectoryApp } from './directory-app';
import { idOf } from './testing/fixtures';
import { askedAgentOf, dayFromNow, DUARTE, INES, ownRequestOf } from './testing/request-fixtures';
import {
  fail,
  queriesOf,
  requestsSent,
  sentTo,
  startRequestsServer,
  TOKEN,
  world,
} from './testing/requests-server';

startRequestsServer();
// To look whether each of some hundred elements is hidden takes most of the time.
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));

type Options = Parameters<typeof renderApp>[1];

async function open(query = '', options: Options = {}) {
  const view = renderApp(<DirectoryApp />, { path: `/request${query}`, ...options });
  await view.screen.findByRole('form', NAME);
  return view;
}

type Page = Awaited<ReturnType<typeof open>>;

const WHEN = { from: dayFromNow(30), to: dayFromNow(34) };
const LISBON = `?city=Lisbon&country=Portugal&from=${WHEN.from}&to=${WHEN.to}`;
const NAME = { name: 'Ask agents for a quote' };
const form = () => within(screen.getByRole('form', NAME));
const destination = () => form().getByRole('combobox', { name: 'Destination' });
const kept = () => localStorage.getItem('atoll-request');

/** Pasted, because every key would draw the whole form. */
async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function introduce({ user }: Page) {
  await write(user, form().getByLabelText('Your name'), 'Clara Okafor');
  await write(user, form().getByLabelText('E-mail'), 'clara@mail.example');
}

async function fill(query = LISBON) {
  const page = await open(query);
  await introduce(page);
  return page;
}

const send = ({ user }: Page) => user.click(form().getByRole('button', { name: /^Send/ }));

const described = (field: HTMLElement, text: string) =>
  expect(field).toHaveAccessibleDescription(expect.stringContaining(text));

describe('what it asks', () => {
  it('RFQ-03: without a place, a name and an address nothing is sent, every field says what is missing, and the first has the focus', async () => {
    const page = await open();
    await send(page);
    expect(destination()).toHaveFocus();
    described(destination(), REQUEST_PROBLEMS.place);
    expect(form().getByText(REQUEST_PROBLEMS.noDays)).toBeVisible();
    described(form().getByLabelText('Your name'), REQUEST_PROBLEMS.name);
    described(form().getByLabelText('E-mail'), REQUEST_PROBLEMS.email);
    expect(requestsSent()).toEqual([]);
  });

  it('RFQ-03: a field that is mended says nothing any more', async () => {
    const page = await open();
    await send(page);
    await introduce(page);
    expect(form().queryByText(REQUEST_PROBLEMS.name)).not.toBeInTheDocument();
    expect(form().queryByText(REQUEST_PROBLEMS.email)).not.toBeInTheDocument();
    expect(form().getByText(REQUEST_PROBLEMS.place)).toBeVisible();
  });

  it('RFQ-03: days that have passed, a child without an age and half a budget are said at their fields', async () => {
    const page = await fill(`?city=Lisbon&from=${dayFromNow(-9)}&to=${dayFromNow(-5)}`);
    const { user } = page;
    await user.click(form().getByRole('button', { name: 'More: Children' }));
    await write(user, form().getByLabelText('Budget'), 'a lot');
    await send(page);
    expect(form().getByText(REQUEST_PROBLEMS.pastDay)).toBeVisible();
    described(form().getByLabelText('Age of child 1'), REQUEST_PROBLEMS.noAge);
    described(form().getByLabelText('Budget'), REQUEST_PROBLEMS.amount);
    expect(requestsSent()).toEqual([]);
  });

  it.each([
    ['3,000.50', 3001],
    ['3.000,50', 3001],
    ['1500.00', 1500],
    ['$2,000', 2000],
    ['٣٠٠٠', 3000],
  ])('RFQ-03: a budget of %s is %i, as people mean it', async (typed, amount) => {
    const page = await fill();
    await write(page.user, form().getByLabelText('Budget'), typed);
    await send(page);
    await page.screen.findByRole('heading', { name: 'Look into your mail' });
    expect(requestsSent()).toEqual([
      expect.objectContaining({ budget: expect.objectContaining({ amount }) }),
    ]);
  });

  it('RFQ-03: a text that is too long is said, and nothing of it is cut', async () => {
    const page = await fill();
    const notes = form().getByLabelText('What would make it a good trip?');
    const long = 'fish '.repeat(500);
    await page.user.click(notes);
    await page.user.paste(long);
    await send(page);
    expect(form().getByLabelText('What would make it a good trip?')).toHaveValue(long);
    described(form().getByLabelText('What would make it a good trip?'), REQUEST_PROBLEMS.notes);
    expect(requestsSent()).toEqual([]);
  });

  it('RFQ-03: sends what was typed, says the reference and what happens next, and leaves nothing on the device', async () => {
    const page = await fill();
    const { user, screen } = page;
    await user.click(form().getByRole('button', { name: 'More: Children' }));
    await user.selectOptions(form().getByLabelText('Age of child 1'), '7');
    await write(user, form().getByLabelText('Budget'), '2,400');
    await user.selectOptions(form().getByLabelText('Currency'), 'EUR');
    await user.selectOptions(form().getByLabelText('For'), 'each person');
    await user.click(form().getByRole('button', { name: 'Food' }));
    await user.click(form().getByRole('button', { name: 'Languages to talk in: any' }));
    await user.click(form().getByRole('checkbox', { name: 'French' }));
    await user.selectOptions(
      form().getByLabelText('How exact are these days?'),
      '2 days earlier or later is fine',
    );
    await write(user, form().getByLabelText('What would make it a good trip?'), 'Live fado.');
    expect(kept()).toContain('Live fado.');
    await send(page);
    expect(await screen.findByRole('heading', { name: 'Look into your mail' })).toHaveFocus();
    expect(screen.getByText('AT-7K2M9Q')).toBeVisible();
    expect(screen.getByText('clara@mail.example')).toBeVisible();
    expect(requestsSent()).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        place: { text: 'Lisbon, Portugal', city: 'Lisbon', country: 'Portugal' },
        when: { ...WHEN, month: null, flexibleDays: 2 },
        adults: 2,
        childAges: [7],
        budget: { amount: 2400, currency: 'EUR', per: 'person' },
        interests: ['food'],
        languages: ['fr'],
        notes: 'Live fado.',
        about: null,
        contact: { name: 'Clara Okafor', email: 'clara@mail.example', phone: '' },
        agentIds: [],
        openMs: expect.any(Number),
        website: '',
      },
    ]);
    expect(kept()).toBeNull();
  });

  it('RFQ-03: a month will do, and so will no time at all', async () => {
    const page = await fill('?city=Lisbon');
    const { user } = page;
    await user.click(form().getByRole('button', { name: 'A month' }));
    const month = dayFromNow(60).slice(0, 7);
    await user.selectOptions(form().getByLabelText('Month'), month);
    world.refusals = [apiError(500, 'INTERNAL')];
    await send(page);
    await form().findByRole('alert');
    await user.click(form().getByRole('button', { name: 'Open' }));
    await send(page);
    await page.screen.findByRole('heading', { name: 'Look into your mail' });
    expect(requestsSent().map(({ when }) => when)).toEqual([
      { from: null, to: null, month, flexibleDays: 0 },
      { from: null, to: null, month: null, flexibleDays: 0 },
    ]);
  });
});

describe('the draft', () => {
  it('RFQ-03: a reload in the middle loses nothing, and the request stays the same one', async () => {
    const before = await fill();
    world.refusals = [apiError(500, 'INTERNAL')];
    await send(before);
    await form().findByRole('alert');
    before.unmount();
    const after = await open(LISBON);
    expect(destination()).toHaveValue('Lisbon, Portugal');
    expect(form().getByLabelText('E-mail')).toHaveValue('clara@mail.example');
    await send(after);
    await after.screen.findByText('AT-7K2M9Q');
    const [first, second] = requestsSent();
    expect(second?.key).toBe(first?.key);
    expect(second?.when).toEqual(first?.when);
  });

  it('RFQ-02: another link goes before the draft in what it says, and keeps the rest', async () => {
    (await fill()).unmount();
    await open('?city=Porto&country=Portugal');
    expect(destination()).toHaveValue('Porto, Portugal');
    expect(form().getByLabelText('Your name')).toHaveValue('Clara Okafor');
  });

  it('RFQ-02: a link to another place is another request, and asks none of the agents of the first', async () => {
    world.matches = { agents: [{ ...INES, reasons: [] }], notAskable: [] };
    const before = await fill(`?city=Lisbon&agents=${INES.id}`);
    world.refusals = [apiError(500, 'INTERNAL')];
    await before.user.click(form().getByRole('button', { name: 'Open' }));
    await form().findByRole('link', { name: 'Inês Marques' });
    await send(before);
    await form().findByRole('alert');
    before.unmount();
    const after = await open('?city=Porto&country=Portugal');
    await send(after);
    await screen.findByText('AT-7K2M9Q');
    const [lisbon, porto] = requestsSent();
    expect(lisbon?.agentIds).toEqual([INES.id]);
    expect(porto?.agentIds).toEqual([]);
    expect(porto?.key).not.toBe(lisbon?.key);
  });

  it('a draft that somebody else wrote is no draft', async () => {
    localStorage.setItem('atoll-request', JSON.stringify({ version: 1, value: { name: 7 } }));
    await open();
    expect(form().getByLabelText('Your name')).toHaveValue('');
  });
});

describe('whom it asks', () => {
  const reasons = ['Knows Lisbon', 'Speaks French'];
  beforeEach(() => {
    world.matches = {
      agents: [
        { ...INES, reasons },
        { ...DUARTE, reasons: [] },
      ],
      notAskable: [],
    };
  });

  it('RFQ-02: as soon as there is a place it shows who would be asked, and why', async () => {
    await open(`${LISBON}&interests=food`);
    const list = within(await form().findByRole('list', { name: 'Agents who are asked' }));
    expect(list.getByRole('link', { name: 'Inês Marques' })).toHaveAttribute('href', INES.page);
    expect(list.getByText('Knows Lisbon. Speaks French.')).toBeVisible();
    expect(queriesOf('/api/quote-requests/matches')).toEqual([
      { place: 'Lisbon, Portugal', city: 'Lisbon', country: 'Portugal', interests: 'food' },
    ]);
  });

  it('RFQ-02: asks nobody after agents while neither a place nor an agent is known', async () => {
    await open();
    expect(form().getByText('Say where you go, and we show who would be asked.')).toBeVisible();
    expect(queriesOf('/api/quote-requests/matches')).toEqual([]);
  });

  it('RFQ-02: whoever is taken out is not asked', async () => {
    const page = await fill();
    await page.user.click(await form().findByRole('button', { name: 'Do not ask Inês Marques' }));
    await send(page);
    await page.screen.findByText('AT-7K2M9Q');
    expect(requestsSent()[0]?.agentIds).toEqual([DUARTE.id]);
  });

  it('RFQ-02: a link names the agents, and says plainly who of them cannot be asked', async () => {
    world.matches = {
      agents: [{ ...INES, reasons }],
      notAskable: [{ id: idOf(9), name: 'Rui Bettencourt' }],
    };
    const page = await fill(`${LISBON}&agents=${INES.id},${idOf(9)},nobody`);
    expect(await form().findByText('Rui Bettencourt cannot be asked here at the moment.')).toBeVisible();
    await send(page);
    await page.screen.findByText('AT-7K2M9Q');
    expect(requestsSent()[0]?.agentIds).toEqual([INES.id]);
  });

  it('RFQ-02: agents that cannot be looked for keep nobody from asking', async () => {
    fail('/api/quote-requests/matches');
    const page = await fill();
    expect(await form().findByText(/We could not look for agents/)).toBeVisible();
    await send(page);
    expect(await page.screen.findByText('AT-7K2M9Q')).toBeVisible();
  });

  it('RFQ-02: a long name in the list is its link, not markup', async () => {
    const agents = [{ ...askedAgentOf({ name: '<b>Rui</b>' }), reasons: [] }];
    world.matches = { agents, notAskable: [] };
    await open(LISBON);
    expect(await form().findByRole('link', { name: '<b>Rui</b>' })).toBeVisible();
  });
});

describe('what the API refuses', () => {
  it('RFQ-03: its sentences stand at the fields, and the first has the focus', async () => {
    world.refusals = [
      apiError(422, 'INVALID_FIELDS', 'Please check what is marked.', {
        'contact.email': 'No mail goes there.',
        'when.from': 'Too soon.',
      }),
    ];
    const page = await fill();
    await send(page);
    expect(await form().findByText('Too soon.')).toBeVisible();
    described(form().getByLabelText('E-mail'), 'No mail goes there.');
    await waitFor(() => expect(form().getByRole('button', { name: /First and last day/ })).toHaveFocus());
  });

  it('RFQ-03: sent very quickly it asks once more, and the same button sends it as certain', async () => {
    world.refusals = [apiError(422, 'INVALID_FIELDS', 'Please check.', { isCertain: 'Are you sure?' })];
    const page = await fill();
    await send(page);
    expect(await form().findByRole('alert')).toHaveTextContent('Are you sure?');
    expect(form().getByLabelText('E-mail')).toHaveValue('clara@mail.example');
    await send(page);
    await page.screen.findByText('AT-7K2M9Q');
    expect(requestsSent().map(({ isCertain }) => isCertain)).toEqual([undefined, true]);
  });

  it('RFQ-03: too many say when to try again, and nothing is lost', async () => {
    const body = { code: 'RATE_LIMITED', message: 'Too many requests.', requestId: 'r1' };
    world.refusals = [HttpResponse.json(body, { status: 429, headers: { 'retry-after': '150' } })];
    const page = await fill();
    await send(page);
    expect(await form().findByRole('alert')).toHaveTextContent('Please send it again in 3 minutes');
    expect(kept()).toContain('clara@mail.example');
  });

  it('RFQ-03: one that arrived already, and was changed since, can be sent as another', async () => {
    world.refusals = [apiError(409, 'CONFLICT', 'Another request was sent with this key.')];
    const page = await fill();
    await send(page);
    expect(await form().findByRole('alert')).toHaveTextContent('Your request arrived before');
    await send(page);
    await screen.findByText('AT-7K2M9Q');
    const [first, second] = requestsSent();
    expect(second?.key).not.toBe(first?.key);
  });

  it('RFQ-03: a field that only machines see is out of reach of people, and is sent as it is', async () => {
    const page = await fill();
    const trap = form().getByLabelText<HTMLInputElement>('Website');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(form().queryByRole('textbox', { name: 'Website', hidden: false })).not.toBeInTheDocument();
    trap.value = 'https://spam.example';
    await send(page);
    await page.screen.findByText('AT-7K2M9Q');
    expect(requestsSent()[0]?.website).toBe('https://spam.example');
  });
});

describe('for whom', () => {
  it('RFQ-02: a traveler who is signed in need not say who asks, and goes straight to the request', async () => {
    world.received = { ...world.received, link: `/request/${TOKEN}` };
    world.request = ownRequestOf();
    const user = sampleUser();
    const page = await open(LISBON, { state: { session: { state: 'signed-in', user } } });
    expect(form().getByLabelText('Your name')).toHaveValue('Ada Okafor');
    await send(page);
    expect(await page.screen.findByRole('heading', { level: 1, name: 'Lisbon, Portugal' })).toBeVisible();
    expect(window.location.pathname).toBe(`/request/${TOKEN}`);
  });

  it('RFQ-02: on a phone there are three steps; each is checked before the next', async () => {
    const asked = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const page = await open('');
    const { user } = page;
    await user.click(form().getByRole('button', { name: 'Who and budget' }));
    expect(form().getByText(/Step 1 of 3/)).toBeVisible();
    expect(destination()).toHaveFocus();
    expect(form().queryByText(REQUEST_PROBLEMS.email)).not.toBeInTheDocument();
    await write(user, destination(), 'Lisbon');
    await user.click(form().getByRole('button', { name: 'Open' }));
    await user.click(form().getByRole('button', { name: 'Who and budget' }));
    expect(form().getByText(/Step 2 of 3: Who and budget/)).toBeVisible();
    await introduce(page);
    await user.click(form().getByRole('button', { name: 'To whom' }));
    expect(form().getByText(/Step 3 of 3: To whom/)).toBeVisible();
    await send(page);
    await page.screen.findByText('AT-7K2M9Q');
    expect(requestsSent()).toHaveLength(1);
    asked.mockRestore();
  });

  it('RFQ-03: who has lost the link has it sent again', async () => {
    const { screen, user } = await open();
    await user.click(screen.getByRole('button', { name: /^Have you asked already/ }));
    const resend = within(screen.getByRole('form', { name: 'Send me my link again' }));
    await write(user, resend.getByLabelText('E-mail'), 'clara@mail.example');
    await user.click(resend.getByRole('button', { name: 'Send me my link again' }));
    expect(await screen.findByText(/their links are on the way/)).toBeVisible();
    expect(sentTo('/api/quote-requests/resend')).toEqual([{ email: 'clara@mail.example' }]);
  });
});
