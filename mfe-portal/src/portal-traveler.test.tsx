import type { SavedItem } from '@atoll/contracts/account';
import type { MarcoPlan } from '@atoll/contracts/marco-plan';
import type { TravelerRequests } from '@atoll/contracts/quote';
import { keptBookings } from '@atoll/platform/kept-booking';
import { keptBooking } from '@atoll/platform/testing/kept-booking';
import { within } from '@testing-library/react';
import { openPortal, sentBody } from './portal-app.testing';
import { portalServer } from './testing/portal-server';

const { world, fail, start } = portalServer;
start();

const PLAN: MarcoPlan = {
  id: 'plan-of-rome',
  title: '1 day in Rome',
  place: { name: 'Rome', country: 'Italy', latitude: 41.9, longitude: 12.5 },
  days: [
    {
      number: 1,
      stops: [
        {
          id: 's1',
          kind: 'activity',
          name: 'Walk in the Forum',
          source: { name: 'our activities provider', id: '23642' },
          latitude: 41.9,
          longitude: 12.5,
          start: '09:00',
          durationMinutes: 120,
          href: '/tours?tour=23642',
          checks: [],
        },
      ],
      checks: [],
    },
  ],
  totals: [],
  checks: [],
  notes: [],
  version: 3,
  isSaved: true,
  isShared: false,
};

it('AGT-02: a saved plan is in the traveler’s trip with its days and stops, and leaves it again', async () => {
  world.plans = [PLAN];
  const { screen, user } = openPortal('/traveler/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Days of 1 day in Rome', expanded: false }));
  expect(screen.getByText('09:00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Walk in the Forum' })).toHaveAttribute(
    'href',
    '/tours?tour=23642',
  );
  await user.click(screen.getByRole('button', { name: 'Remove 1 day in Rome' }));
  expect(await screen.findByRole('link', { name: 'Plan with Marco' })).toHaveAttribute('href', '/chat');
  expect(sentBody('PATCH', '/api/marco/plans/plan-of-rome')).toEqual({
    version: 3,
    edit: { op: 'save', isSaved: false },
  });
});

it('where the address is not confirmed, the trip says that saved things stay in this browser', async () => {
  const { screen } = openPortal('/traveler/dashboard', { email_verified: false });
  expect(
    await screen.findByText(
      'Saved in this browser only. Your account keeps it once your address is confirmed.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeVisible();
});

it('plans that cannot be read are said to be so, beside what is saved', async () => {
  fail('/api/marco/plans');
  const { screen } = openPortal('/traveler/dashboard');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText(/Nothing saved yet/)).toBeVisible();
});

it('RFQ-08: the trip leads to what was asked of travel agents', async () => {
  const { screen } = openPortal('/traveler/dashboard');
  expect(await screen.findByRole('link', { name: 'See your requests' })).toHaveAttribute(
    'href',
    '/traveler/requests',
  );
});

/** What the device has saved. */
function keepOnDevice(...items: readonly SavedItem[]): void {
  localStorage.setItem('atoll-saved', JSON.stringify({ version: 1, value: items }));
}
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const CASA: SavedItem = {
  ...{ kind: 'hotel', id: '1', title: 'Casa', place: 'Lisboa', position: at(38.71, -9.13) },
  href: '/hotels?city=Lisbon&country=Portugal&checkIn=2020-12-04&checkOut=2020-12-07&hotel=1',
};
const WALK: SavedItem = {
  kind: 'tour',
  id: '7',
  title: 'Walk',
  place: '$30',
  position: at(38.7, -9.2),
  href: '/tours?tour=7',
};
const INES: SavedItem = {
  kind: 'agent',
  id: 'i',
  title: 'Inês Marques',
  place: 'Porto',
  href: '/travel-agents/x',
};
const ASKED: TravelerRequests['requests'][number] = {
  ...{ id: 'r1', reference: 'AT-7K2M9Q', place: 'Lisbon, Portugal', adults: 2, children: 0 },
  when: { from: '2020-12-05', to: '2020-12-08', month: null, flexibleDays: 0 },
  ...{ createdAt: '2020-11-20T10:00:00.000Z', unread: 1, status: 'quoted', quotes: 2 },
  ...{ page: '/request/secret', position: at(38.72, -9.14) },
};

beforeEach(() => localStorage.clear());

it('AGT-02: what is saved, asked for and booked is grouped by place and dates, and numbered as on the map', async () => {
  world.asked = [ASKED, { ...ASKED, id: 'r2', reference: 'AT-CLOSED', status: 'closed', unread: 0 }];
  keepOnDevice(CASA, WALK, INES);
  keptBookings.write([keptBooking({ city: 'Lisbon', position: at(38.71, -9.13) })]);
  const { screen } = openPortal('/traveler/dashboard');
  const lisbon = within(await screen.findByRole('region', { name: 'Lisbon' }));
  expect(lisbon.getByRole('heading', { name: '4 to 8 December' })).toBeVisible();
  expect(lisbon.getByRole('heading', { name: 'Without dates' })).toBeVisible();
  const rows = lisbon.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Casa do Miradouro1\.1 on the mapSimulated3 nights/),
    expect.stringMatching(/^Casa1\.2 on the map/),
    // About all of the town, which is no point of the map.
    expect.stringMatching(/^Request AT-7K2M9Q2 quotes1 unread message/),
    expect.stringMatching(/^Walk1\.3 on the map/),
  ]);
  expect(lisbon.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'download',
    'booking-BK730256.ics',
  );
  expect(lisbon.getByRole('link', { name: 'Open request AT-7K2M9Q' })).toHaveAttribute(
    'href',
    '/request/secret',
  );
  expect(lisbon.getByRole('link', { name: 'Ask travel agents about Lisbon' })).toHaveAttribute(
    'href',
    '/request?place=Lisbon&from=2020-12-04&to=2020-12-08',
  );
  expect(
    within(screen.getByRole('region', { name: 'Porto' })).getByRole('link', { name: 'Inês Marques' }),
  ).toBeVisible();
  expect(screen.getByText(/1 request with quotes and 1 unread message\.$/)).toBeVisible();
});

it('AGT-02: the map shows the next trip first, any other by a tap, or all of them by their numbers', async () => {
  const day = PLAN.days[0];
  world.plans = [{ ...PLAN, days: day ? [{ ...day, date: '2020-12-04' }] : [] }];
  keepOnDevice({ ...CASA, href: '/hotels?hotel=1' });
  const { screen, user } = openPortal('/traveler/dashboard');
  const rome = within(await screen.findByRole('region', { name: 'Rome' }));
  // A plan with dates stands with them.
  expect(rome.getByText('1.1')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Lisboa' })).getByText('2.1')).toBeVisible();
  const choices = within(screen.getByRole('group', { name: 'On the map' }));
  expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['1 Rome', '2 Lisboa', 'All'],
  ]);
  expect(screen.getByRole('img', { name: 'Map of Rome' })).toBeVisible();
  await user.click(choices.getByRole('button', { name: '2 Lisboa', pressed: false }));
  expect(screen.getByRole('img', { name: 'Map of Lisboa' })).toBeVisible();
  await user.click(choices.getByRole('button', { name: 'All' }));
  expect(choices.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
});

it('AGT-02: two towns of one name are two trips', async () => {
  const error = jest.spyOn(console, 'error');
  const paris = { ...INES, place: 'Paris' };
  keepOnDevice(
    { ...paris, id: 'fr', title: 'Claire', position: at(48.85, 2.35) },
    { ...paris, id: 'us', title: 'Dallas', position: at(33.66, -95.56) },
  );
  const { screen } = openPortal('/traveler/dashboard');
  expect(await screen.findAllByRole('region', { name: 'Paris' })).toHaveLength(2);
  expect(error).not.toHaveBeenCalledWith(expect.stringContaining('same key'), expect.anything());
  error.mockRestore();
});

it('AGT-02: what was removed comes back', async () => {
  keepOnDevice(INES);
  const { screen, user } = openPortal('/traveler/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Remove Inês Marques' }));
  expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Inês Marques' })).toBeVisible();
  expect(screen.queryByText(/no longer saved/)).not.toBeInTheDocument();
});

it('a removed plan that was changed elsewhere meanwhile says why it does not come back', async () => {
  world.plans = [PLAN];
  const { screen, user } = openPortal('/traveler/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Remove 1 day in Rome' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  world.plans = world.plans.map((plan) => ({ ...plan, version: 9 }));
  await user.click(undo);
  expect(await screen.findByText(/^1 day in Rome could not be brought back/)).toBeVisible();
});
