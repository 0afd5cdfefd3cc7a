import { renderApp } from '@atoll/platform/testing';
import { screen, within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { asked, fail, startDirectoryServer, world } from './testing/directory-server';
import { agentOf, idOf, reviewOf } from './testing/fixtures';

startDirectoryServer();
beforeEach(() => {
  world.agents = [agentOf()];
});

const ID = idOf(1);
const open = () => renderApp(<DirectoryApp />, { path: `/travel-agents/ines-marques-${ID}/lisbon` });
/** What stands below the heading of reviews. */
const section = () =>
  screen.findByRole('region', { name: 'Reviews from travelers who booked through Atoll' });

it('RFQ-09: reviews stand apart from ratings from elsewhere, with their own mean and number', async () => {
  const answer = { text: 'Come again.', at: '2020-11-12T10:00:00.000Z', isOlder: false };
  world.reviews = { average: 4, count: 1, reviews: [reviewOf({ answer })] };
  open();
  const list = within(await section());
  expect(await list.findByText('from 1 review')).toBeVisible();
  expect(list.getByText('Verified request')).toBeVisible();
  expect(list.getByText('Inês answered')).toBeVisible();
  // The rating of the sample directory is another one.
  expect(list.queryByText(/38/)).not.toBeInTheDocument();
});

it('RFQ-09: nothing is invented where there is none, and samples make no mean', async () => {
  const { unmount } = open();
  expect(await within(await section()).findByText('Nobody has reviewed Inês yet.')).toBeVisible();
  unmount();
  world.reviews = { average: null, count: 0, reviews: [reviewOf({ isSample: true })] };
  open();
  const list = within(await section());
  expect(await list.findByText('Sample review')).toBeVisible();
  expect(list.getByText('Nobody has reviewed Inês yet. What follows is a sample.')).toBeVisible();
});

it('RFQ-09: a review and its answer are reported, each for itself', async () => {
  const answer = { text: 'Come again.', at: '2020-11-12T10:00:00.000Z', isOlder: false };
  world.reviews = { average: 4, count: 1, reviews: [reviewOf({ answer })] };
  const { user } = open();
  const list = within(await section());
  await user.click(await list.findByRole('button', { name: 'Report this answer' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Report this answer' }));
  await user.selectOptions(dialog.getByLabelText('Why?'), 'It is advertising');
  await user.click(dialog.getByRole('button', { name: 'Send the report' }));
  expect(await screen.findByText('Thank you. An administrator looks at it.')).toBeVisible();
  const sent = asked.filter(({ path }) => path === '/api/reviews/rev1/reports');
  expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { part: 'answer', reason: 'advertising', text: '' },
  ]);
});

it('RFQ-09: what is wrong with a report stands at its field', async () => {
  world.reviews = { average: 4, count: 1, reviews: [reviewOf()] };
  const { user } = open();
  await user.click(await within(await section()).findByRole('button', { name: 'Report this review' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Report this review' }));
  await user.type(dialog.getByLabelText('What should we know?'), '#');
  await user.click(dialog.getByRole('button', { name: 'Send the report' }));
  expect(await dialog.findByText('This has characters that cannot be used.')).toBeVisible();
  expect(dialog.getByLabelText('What should we know?')).toBeInvalid();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

it('RFQ-09: reviews that do not load take nothing else away, and are tried again', async () => {
  fail(`/api/agents/${ID}/reviews`);
  const { user } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Inês Marques' })).toBeVisible();
  await user.click(await within(await section()).findByRole('button', { name: 'Try again' }));
  expect(await within(await section()).findByText('Nobody has reviewed Inês yet.')).toBeVisible();
});
