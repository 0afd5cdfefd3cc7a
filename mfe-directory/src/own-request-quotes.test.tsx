import { act, screen, within } from '@testing-library/react';
import { headOf, openRequest } from './own-request.testing';
import { lineOf, otherQuoteOf, quotedRequestOf, quoteOf } from './testing/request-fixtures';
import { ownPathOf, sentTo, startRequestsServer, tellChanged, world } from './testing/requests-server';

startRequestsServer();

const BUDGET = { amount: 800, currency: 'EUR' } as const;

/** Opens the sheet that changes Duarte's walk, and types. */
async function askToChange(
  user: Awaited<ReturnType<typeof openRequest>>['user'],
  text: string,
  isShown = false,
) {
  if (!isShown)
    await user.click(screen.getByRole('button', { name: 'Change or use: Alfama on foot, Duarte' }));
  await user.click(screen.getByRole('button', { name: 'Change this line: Alfama on foot, Duarte' }));
  const field = await screen.findByLabelText('What should be different?');
  if (text) await user.type(field, text);
}

/** The cells of one day, one for each quote. */
const cellOf = (day: string, column: number) => {
  const row = within(screen.getByRole('row', { name: new RegExp(`^${day}`) }));
  return within(row.getAllByRole('cell')[column] ?? document.body);
};

describe('quotes', () => {
  it('RFQ-08: options and choices switch the total, to the last cent', async () => {
    const page = await openRequest(quotedRequestOf());
    const { user } = page;
    const total = (text: string) => expect(headOf('Inês Marques').getByText(text)).toBeVisible();
    total('$505.00');
    expect(screen.getByText(/^Total becomes \$445\.00/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Fado dinner/ }));
    total('$679.00');
    await user.click(screen.getByRole('radio', { name: /Arrábida coast/ }));
    total('$619.00');
    await user.click(screen.getByRole('checkbox', { name: /Fado dinner/ }));
    total('$445.00');
  });

  it.each([
    ['JPY', 12_000, 'JPY 12,000'],
    ['KWD', 1_250, 'KWD 1.250'],
    ['USD', 1_205, '$12.05'],
  ])('RFQ-08: an amount in %s has the digits of its currency', async (currency, amount, words) => {
    const quote = quoteOf({ currency, lines: [lineOf({ currency, amount })] });
    await openRequest(quotedRequestOf({ quotes: [quote] }));
    expect(headOf('Inês Marques').getByText(words)).toBeVisible();
  });

  it('RFQ-09: two quotes stand side by side by day, with what differs in price and content', async () => {
    await openRequest(quotedRequestOf());
    expect(cellOf('Day 1', 1).getByText('$78.00 less')).toBeVisible();
    expect(cellOf('Day 1', 1).getByText('Not here: Fado dinner')).toBeVisible();
    expect(cellOf('Day 3', 0).getByText('Nothing')).toBeVisible();
    expect(cellOf('Day 3', 1).getByText('Only here')).toBeVisible();
    expect(headOf('Duarte Salgueiro').getByText('$190.00 less than Inês, 5 differences')).toBeVisible();
    expect(headOf('Inês Marques').getByText('$1,895.00 under your budget')).toBeVisible();
  });

  it('RFQ-09: whom one compares with comes first', async () => {
    const page = await openRequest(quotedRequestOf());
    await page.user.selectOptions(screen.getByLabelText('Compare with'), 'Duarte Salgueiro');
    expect(headOf('Inês Marques').getByText(/^\$190\.00 more than Duarte/)).toBeVisible();
  });

  it('RFQ-09: prices in different currencies are not compared', async () => {
    const other = otherQuoteOf({ currency: 'EUR' });
    await openRequest(quotedRequestOf({ quotes: [quoteOf(), other] }));
    expect(headOf('Duarte Salgueiro').getByText('4 differences')).toBeVisible();
    expect(screen.queryByText(/less than/)).not.toBeInTheDocument();
  });

  it('RFQ-09: a new version says what has changed since the one before', async () => {
    const [walk, dinner, ...others] = quoteOf().lines;
    const before = quoteOf({
      id: 'q-ines-1',
      version: 1,
      lines: [lineOf({ ...walk, amount: 20_000 }), lineOf({ id: 'boat', title: 'Boat' }), ...others],
    });
    await openRequest(quotedRequestOf({ quotes: [quoteOf()], earlier: [before] }));
    expect(cellOf('Day 1', 0).getByText('Was $200.00, $35.00 less')).toBeVisible();
    expect(cellOf('Day 1', 0).getByText('New in version 2')).toBeVisible();
    expect(cellOf('Day 1', 0).getByText('No longer: Boat')).toBeVisible();
    expect(dinner?.title).toBe('Fado dinner');
    expect(screen.getByText(/Version 1 had 3 differences/)).toBeVisible();
  });

  it('RFQ-09: asks for another version because of one line', async () => {
    const { user } = await openRequest(quotedRequestOf());
    await user.click(screen.getByRole('button', { name: 'Change or use: Alfama on foot, Duarte' }));
    await user.click(screen.getByRole('button', { name: 'Change this line: Alfama on foot, Duarte' }));
    await user.click(await screen.findByRole('button', { name: 'Ask Duarte' }));
    expect(screen.getByText('Please say what should be different.')).toBeVisible();
    await user.type(screen.getByLabelText('What should be different?'), 'Start at 10:30');
    await user.click(screen.getByRole('button', { name: 'Ask Duarte' }));
    expect(await screen.findByText('You asked: Start at 10:30')).toBeVisible();
    expect(sentTo(ownPathOf('change'))).toEqual([
      { quoteId: 'q-duarte-1', lineId: 'walk', text: 'Start at 10:30' },
    ]);
  });

  it('RFQ-08: what was chosen is chosen after a reload, of the same version only, and nothing of others is kept', async () => {
    const first = await openRequest(quotedRequestOf());
    await first.user.click(screen.getByRole('checkbox', { name: /Fado dinner/ }));
    await first.user.click(screen.getByRole('radio', { name: /Arrábida coast/ }));
    first.unmount();
    const again = await openRequest(quotedRequestOf());
    expect(screen.getByRole('checkbox', { name: /Fado dinner/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Arrábida coast/ })).toBeChecked();
    expect(headOf('Inês Marques').getByText('$619.00')).toBeVisible();
    again.unmount();
    await openRequest(quotedRequestOf({ quotes: [quoteOf({ id: 'q-ines-3', version: 3 })] }));
    expect(screen.getByRole('checkbox', { name: /Fado dinner/ })).not.toBeChecked();
    expect(localStorage.getItem('atoll-choices')).not.toContain('q-ines-2');
  });

  it('RFQ-09: what was asked is said until the agent’s new version is there', async () => {
    const { user } = await openRequest(quotedRequestOf());
    await askToChange(user, 'Start at 10:30');
    await user.click(screen.getByRole('button', { name: 'Ask Duarte' }));
    expect(await screen.findByText('You asked: Start at 10:30')).toBeVisible();
    const next = otherQuoteOf({ id: 'q-duarte-2', version: 2, hash: 'hash-duarte-2' });
    world.request = quotedRequestOf({ quotes: [quoteOf(), next], earlier: [otherQuoteOf()] });
    act(tellChanged);
    expect(await headOf('Duarte Salgueiro').findByText(/version 2/)).toBeVisible();
    expect(screen.queryByText(/^You asked/)).not.toBeInTheDocument();
  });

  it('RFQ-09: what was typed about a line is there after the sheet was closed and the page was left, until it is sent', async () => {
    const first = await openRequest(quotedRequestOf());
    await askToChange(first.user, 'Start later');
    await first.user.click(screen.getByRole('button', { name: 'Not now' }));
    first.unmount();
    const { user } = await openRequest(quotedRequestOf());
    await askToChange(user, '');
    expect(screen.getByLabelText('What should be different?')).toHaveValue('Start later');
    await user.click(screen.getByRole('button', { name: 'Ask Duarte' }));
    expect(await screen.findByText('You asked: Start later')).toBeVisible();
    await askToChange(user, '', true);
    expect(screen.getByLabelText('What should be different?')).toHaveValue('');
  });

  it('RFQ-09: the sheet of a line stays with what was typed where the request is closed elsewhere meanwhile', async () => {
    const { user } = await openRequest(quotedRequestOf());
    await askToChange(user, 'Start later');
    world.request = quotedRequestOf({ status: 'closed', closedReason: 'found' });
    act(tellChanged);
    const sheet = within(screen.getByRole('dialog'));
    expect(await sheet.findByText(/This request was closed meanwhile/)).toBeVisible();
    expect(sheet.getByLabelText('What should be different?')).toHaveValue('Start later');
    expect(sheet.queryByRole('button', { name: 'Ask Duarte' })).not.toBeInTheDocument();
  });

  it('RFQ-09: totals of other currencies are about so much beside the budget, which is said once with the day of the rates', async () => {
    const yen = otherQuoteOf({ currency: 'JPY', lines: [lineOf({ currency: 'JPY', amount: 300_000 })] });
    const request = quotedRequestOf({ quotes: [quoteOf(), yen] });
    await openRequest({ ...request, wish: { ...request.wish, budget: { ...BUDGET, per: 'person' } } });
    expect(
      await screen.findByText(
        'Your budget: €800 a person, €2,400 in all. Other currencies are compared by exchange rates of 5 November 2020.',
      ),
    ).toBeVisible();
    // Of one dollar 0.5 euros and 100 yen: 300,000 yen are 1,500 euros, $505 are 252.50.
    expect(headOf('Duarte Salgueiro').getByText('About €1,500, about €900 under your budget')).toBeVisible();
    expect(headOf('Inês Marques').getByText('About €253, about €2,147 under your budget')).toBeVisible();
  });

  it('RFQ-09: what can be done with a line is behind its one button; Escape closes it and is back at it', async () => {
    const { user } = await openRequest(quotedRequestOf());
    const opener = screen.getByRole('button', { name: 'Change or use: Alfama on foot, Duarte' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: /^Change this line/ })).not.toBeInTheDocument();
    opener.focus();
    await user.keyboard('{Enter}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await screen.findByRole('button', { name: /^Change this line/ });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Change this line: Alfama on foot, Duarte' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Use in my plan: Alfama on foot, Duarte' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Change this line/ })).not.toBeInTheDocument();
  });

  it('RFQ-09: one of four comes on the table by being compared with; three stand there', async () => {
    const more = ['3', '4'].map((id) => otherQuoteOf({ id, agentId: id, hash: id }));
    const page = await openRequest(quotedRequestOf({ quotes: [quoteOf(), otherQuoteOf(), ...more] }));
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    await page.user.selectOptions(screen.getByLabelText('Compare with'), '4');
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    expect(screen.getByLabelText('Compare with')).toHaveValue('4');
  });

  it('RFQ-09: one whose time is over cannot be accepted', async () => {
    await openRequest(quotedRequestOf({ quotes: [quoteOf({ validUntil: '2019-12-31' })] }));
    expect(screen.getByText('Could be accepted until 31 December 2019')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  });
});
