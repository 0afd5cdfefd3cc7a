import type { MarcoPlan } from '@atoll/contracts/marco-plan';
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

it('a saved plan is in the trip with its days and stops, and leaves it again', async () => {
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
