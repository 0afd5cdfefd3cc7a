import { render, screen, within } from '@testing-library/react';
import { Review } from './review';

const REVIEW = {
  ...{ id: 'r', rating: 4, text: 'Unhurried, as we wished.', month: '2020-03', name: null },
  ...{ at: '2020-04-01T10:00:00.000Z', isSample: false, answer: null },
};

it('RFQ-09: is by a traveler where no name is allowed, of a month, and verified', () => {
  render(<Review review={REVIEW} answered="Inês answered" />);
  const review = within(screen.getByRole('article', { name: 'Review by a traveler' }));
  expect(review.getByText('A traveler')).toBeVisible();
  expect(review.getByText('Trip in March 2020')).toBeVisible();
  expect(review.getByText('Verified request')).toBeVisible();
  expect(screen.queryByText('Inês answered')).not.toBeInTheDocument();
});

it('RFQ-09: a sample is called one and is not verified; an answer is the agent’s; markup is text', () => {
  const answer = { text: '<b>Thank you</b>', at: '2020-04-02T10:00:00.000Z', isOlder: false };
  render(<Review review={{ ...REVIEW, name: 'C.', isSample: true, answer }} answered="Inês answered" />);
  expect(screen.getByText('Sample review')).toBeVisible();
  expect(screen.queryByText('Verified request')).not.toBeInTheDocument();
  expect(screen.getByText('Inês answered')).toBeVisible();
  expect(screen.getByText('<b>Thank you</b>')).toBeVisible();
});

it('RFQ-09: an answer to what the review said before says so', () => {
  const answer = { text: 'Thank you', at: '2020-04-02T10:00:00.000Z', isOlder: true };
  render(<Review review={{ ...REVIEW, answer }} answered="Inês answered" />);
  expect(screen.getByText('before the review was changed', { exact: false })).toBeVisible();
});
