import { screen, within } from '@testing-library/react';
import { openRequest } from './own-request.testing';
import { acceptanceOf, lineOf, otherQuoteOf, quotedRequestOf, quoteOf } from './testing/request-fixtures';
import { startRequestsServer } from './testing/requests-server';

jest.mock('@atoll/map/days-map', () => ({
  DaysMap: ({
    days,
    of,
  }: {
    days: readonly { title: string; stops: readonly { name: string }[] }[];
    of: string;
  }) => (
    <ul aria-label={`Map of ${of}`}>
      {days.flatMap(({ title, stops }) =>
        stops.map(({ name }, index) => <li key={`${title} ${name}`}>{`${title}, ${index + 1}: ${name}`}</li>),
      )}
    </ul>
  ),
}));

startRequestsServer();

const LISBON = { kind: 'place' as const, name: 'Lisbon, Portugal', latitude: 38.72, longitude: -9.14 };
const PORTO = { ...LISBON, name: 'Porto, Portugal', latitude: 41.15 };

const FAR = quoteOf({
  lines: [
    lineOf({ id: 'walk', title: 'Alfama on foot', spot: LISBON }),
    lineOf({ id: 'tea', title: 'Tea, only written' }),
    lineOf({ id: 'river', day: 2, title: 'River', spot: LISBON }),
    lineOf({ id: 'cellar', day: 2, title: 'Porto cellar', kind: 'optional', spot: PORTO }),
  ],
});
const of = (agent: string) => screen.findByRole('region', { name: `The quote of ${agent}` });

it('RFQ-09: the places of a quote are on a map by day once it is asked for, those that are only written are not', async () => {
  const { user } = await openRequest(quotedRequestOf({ quotes: [FAR, otherQuoteOf()] }));
  const ines = within(await of('Inês'));
  expect(screen.queryByRole('list', { name: /^Map of/ })).not.toBeInTheDocument();
  await user.click(ines.getByRole('button', { name: 'Show on a map: the quote of Inês' }));
  const stops = within(await ines.findByRole('list', { name: 'Map of the quote of Inês' }));
  expect(stops.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Day 1, .*, 1: Alfama on foot$/),
    expect.stringMatching(/^Day 2, .*, 1: River$/),
  ]);
  expect(ines.getByText('Not on the map, because only written: 1 line.')).toBeVisible();
  // Nothing is known of Duarte's.
  expect(screen.queryByRole('region', { name: 'The quote of Duarte' })).not.toBeInTheDocument();
});

it('RFQ-09: what is worth a look follows what is chosen', async () => {
  const { user } = await openRequest(quotedRequestOf({ quotes: [FAR] }));
  const ines = within(await of('Inês'));
  expect(ines.queryByText(/^Day 2: about/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Porto cellar/ }));
  expect(ines.getByText(/^Day 2: about \d+ km from “River” to “Porto cellar”/)).toBeVisible();
  expect(screen.getByText(/^Of the lines that are chosen\. Opening hours are not checked/)).toBeVisible();
});

it('RFQ-10: what was accepted has its map as well', async () => {
  const acceptance = acceptanceOf({ quote: FAR, chosen: ['cellar'] });
  const { user } = await openRequest(quotedRequestOf({ status: 'accepted', quotes: [FAR], acceptance }));
  const ines = within(await of('Inês'));
  expect(ines.getByText(/“Porto cellar”/)).toBeVisible();
  await user.click(ines.getByRole('button', { name: /^Show on a map/ }));
  expect(await ines.findByRole('list', { name: 'Map of the quote of Inês' })).toBeVisible();
});
