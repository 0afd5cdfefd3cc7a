import type { OwnReview, ReviewBody } from '@atoll/contracts/review';
import { screen, within } from '@testing-library/react';
import { reviewOf } from './testing/fixtures';
import { openRequest } from './own-request.testing';
import { acceptanceOf, invitationOf, quotedRequestOf } from './testing/request-fixtures';
import { fail, ownPathOf, sentTo, startRequestsServer, world } from './testing/requests-server';

startRequestsServer();

const REVIEW = reviewOf();
const own = (changes: Partial<OwnReview> = {}): OwnReview => ({
  ...{
    from: '2020-11-01T12:00:00.000Z',
    canWrite: true,
    review: null,
    version: 0,
    changeUntil: null,
    isRemoved: false,
  },
  ...changes,
});
const open = (review: OwnReview) =>
  openRequest(
    quotedRequestOf({
      ...{ status: 'accepted', acceptance: acceptanceOf(), review },
      invitations: [invitationOf({ state: 'quoted' })],
    }),
  );

it('RFQ-09: stars and a text make a review, by a traveler without a name unless the traveler says so', async () => {
  const { user } = await open(own());
  const form = within(await screen.findByRole('form', { name: 'Review Inês' }));
  await user.click(form.getByRole('button', { name: 'Publish the review' }));
  expect(form.getByText('Please choose one to five stars.')).toBeVisible();
  expect(form.getByText('Please write at least 20 characters.')).toBeVisible();
  expect(sentTo(ownPathOf('review'), 'PUT')).toEqual([]);
  await user.click(form.getByRole('radio', { name: '4 stars' }));
  await user.type(form.getByLabelText('What should others know?'), REVIEW.text);
  await user.click(form.getByRole('button', { name: 'Publish the review' }));
  expect(await screen.findByRole('article', { name: 'Review by a traveler' })).toBeVisible();
  expect(sentTo<ReviewBody>(ownPathOf('review'), 'PUT')).toEqual([
    { rating: 4, text: REVIEW.text, showsName: false, after: 0 },
  ]);
});

it('RFQ-09: what was refused is said, and nothing that was typed is lost', async () => {
  const { user } = await open(own());
  await user.click(await screen.findByRole('radio', { name: '1 star' }));
  await user.type(screen.getByLabelText('What should others know?'), REVIEW.text);
  fail(ownPathOf('review'));
  await user.click(screen.getByRole('button', { name: 'Publish the review' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Broken');
  expect(screen.getByLabelText('What should others know?')).toHaveValue(REVIEW.text);
});

it('RFQ-09: half a review is there after a reload, until it is published', async () => {
  const first = await open(own());
  await first.user.click(await screen.findByRole('radio', { name: '3 stars' }));
  await first.user.type(screen.getByLabelText('What should others know?'), 'Half a');
  first.unmount();
  const { user, unmount } = await open(own());
  expect(await screen.findByRole('radio', { name: '3 stars' })).toBeChecked();
  const field = screen.getByLabelText('What should others know?');
  expect(field).toHaveValue('Half a');
  await user.type(field, ' review is not enough.');
  await user.click(screen.getByRole('button', { name: 'Publish the review' }));
  await screen.findByRole('article', { name: 'Review by a traveler' });
  unmount();
  await open(own());
  expect(await screen.findByLabelText('What should others know?')).toHaveValue('');
});

it('RFQ-09: one that is there is changed while there is time, and removed after a question', async () => {
  const { user } = await open(
    own({ canWrite: false, review: REVIEW, changeUntil: '2020-11-28T10:00:00.000Z' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Change it' }));
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Remove it' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove it' }));
  expect(await screen.findByText('You have removed your review.')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Review Inês' })).not.toBeInTheDocument();
});

it('RFQ-09: where it was changed in another tab, both are read, and saving again replaces that', async () => {
  const { user } = await open(
    own({ canWrite: false, review: REVIEW, version: 1, changeUntil: '2020-11-28T10:00:00.000Z' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Change it' }));
  const there = { ...REVIEW, rating: 1, text: 'Changed in the other tab.' };
  if (world.request?.review)
    world.request = { ...world.request, review: { ...world.request.review, review: there, version: 2 } };
  await user.click(screen.getByRole('radio', { name: '5 stars' }));
  await user.click(screen.getByRole('button', { name: 'Save the review' }));
  expect(await screen.findByText(/There now: 1 stars, “Changed in the other tab.”/)).toBeVisible();
  expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save the review' }));
  expect(await screen.findByRole('button', { name: 'Change it' })).toBeVisible();
});

it('RFQ-09: before the trip is over it says when that is, and one that is old cannot be changed', async () => {
  const { unmount } = await open(own({ canWrite: false, from: '2020-12-08T12:00:00.000Z' }));
  expect(screen.getByText(/^After the trip, from/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Review Inês' })).not.toBeInTheDocument();
  unmount();
  await open(own({ canWrite: false, review: REVIEW }));
  expect(await screen.findByRole('button', { name: 'Remove it' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What happens next' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change it' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove it' })).toBeVisible();
});
