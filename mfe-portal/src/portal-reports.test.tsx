import type { Reports } from '@atoll/contracts/quote-request';
import type { ReviewReports } from '@atoll/contracts/review-reports';
import { sampleUser } from '@atoll/platform/testing';
import { fakeApi } from '@atoll/platform/testing/fake-api';
import { within } from '@testing-library/react';
import { openPortal } from './portal-app.testing';

interface World {
  conversations: Reports;
  reviews: ReviewReports;
}

const REPORT: Reports['reports'][number] = {
  ...{ id: 'c1', reference: 'AT-HAAQ83', requestId: 'r1', agentId: 'a1', connectionId: null },
  ...{
    reporter: { name: 'Noor Haddad', page: null },
    reported: { name: 'Ana Reis', page: '/agent/a1/ana-reis' },
  },
  ...{
    side: 'traveler',
    reason: 'spam',
    text: 'Sells watches.',
    at: '2020-11-24T10:00:00.000Z',
    isSettled: false,
    version: 0,
  },
};

const { world, fail, start } = fakeApi<World>({
  world: () => ({
    conversations: { reports: [REPORT], total: 1 },
    reviews: {
      reports: [
        {
          ...{ id: 'v1', agentId: 'a1', part: 'review', reason: 'private', text: '' },
          ...{ at: '2020-11-23T10:00:00.000Z', isSettled: false, version: 0, reported: 'His number is …' },
        },
      ],
      total: 101,
    },
  }),
  routes: {
    'POST /api/auth/refresh': () => ({
      access_token: 'a',
      expires_in: 900,
      user: sampleUser({ role: 'admin' }),
    }),
    'GET /api/admin/reports': ({ world }) => world.conversations,
    'GET /api/admin/review-reports': ({ world }) => world.reviews,
  },
});
start();

const open = () => openPortal('/management-portal/reports', { role: 'admin' });

it('RFQ-13: the administrator reads what was reported of conversations and reviews, and why', async () => {
  const { screen } = open();
  const conversations = within(await screen.findByRole('table', { name: 'Conversations' }));
  expect(conversations.getByText('Request AT-HAAQ83')).toBeInTheDocument();
  expect(conversations.getByText(/Sells watches/)).toBeVisible();
  expect(conversations.getByText(/Noor Haddad \(traveler\) reports/)).toBeVisible();
  expect(conversations.getByRole('link', { name: 'Ana Reis' })).toHaveAttribute('href', '/agent/a1/ana-reis');
  expect(conversations.getByText(/24 Nov 2020, \d\d:\d\d/)).toBeVisible();
  const reviews = within(await screen.findByRole('table', { name: 'Reviews and answers' }));
  expect(reviews.getByRole('link', { name: 'A review' })).toHaveAttribute('href', '/agent/a1');
  expect(reviews.getByText('“His number is …”', { exact: false })).toBeVisible();
  expect(screen.getByText('The newest 1 of 101.')).toBeVisible();
});

it('says where nothing was reported, and where it could not be read', async () => {
  world.conversations = { reports: [], total: 0 };
  fail('/api/admin/review-reports');
  const { screen, user } = open();
  expect(await screen.findByText('Nothing was reported.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Reviews and answers' })).toBeVisible();
});
