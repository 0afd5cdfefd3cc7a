import type { AcceptBody } from '@atoll/contracts/quote';
import { screen, within } from '@testing-library/react';
import { openRequest, type RequestPage } from './own-request.testing';
import { acceptanceOf, otherQuoteOf, quotedRequestOf, quoteOf } from './testing/request-fixtures';
import {
  asked,
  fail,
  ownPathOf,
  sentTo,
  startRequestsServer,
  tellChanged,
  world,
} from './testing/requests-server';

startRequestsServer();

describe('accepting', () => {
  async function acceptInes(page: RequestPage) {
    await page.user.click(screen.getByRole('button', { name: 'Accept Inês’s quote' }));
    await page.user.click(screen.getByRole('button', { name: /^Yes, accept/ }));
  }

  it('RFQ-09: a dialog says what happens; what was shown is what is accepted, and stands frozen afterwards', async () => {
    const page = await openRequest(quotedRequestOf());
    const { user } = page;
    await user.click(screen.getByRole('checkbox', { name: /Fado dinner/ }));
    await user.click(screen.getByRole('button', { name: 'Accept Inês’s quote' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Accept Inês’s quote for $679.00?' }));
    expect(dialog.getByText(/No payment is taken/)).toBeVisible();
    expect(dialog.getByText(/their quotes are closed/)).toBeVisible();
    expect(sentTo(ownPathOf('accept'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Yes, accept $679.00' }));
    const frozen = within(await screen.findByRole('article', { name: 'What you accepted' }));
    expect(frozen.getByText('$679.00')).toBeVisible();
    expect(frozen.queryByText('Arrábida coast')).not.toBeInTheDocument();
    expect(frozen.getByText('hash-accepted')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'JSON' })).toHaveAttribute('href', ownPathOf('acceptance'));
    const [{ chosen, ...accepted } = {} as AcceptBody] = sentTo<AcceptBody>(ownPathOf('accept'));
    expect(accepted).toEqual({ quoteId: 'q-ines-2', version: 2, hash: 'hash-ines-2' });
    expect([...chosen].sort()).toEqual(['dinner', 'evora']);
  });

  it('RFQ-09: where a newer version came meanwhile nothing is accepted; it says so and shows that version', async () => {
    const page = await openRequest(quotedRequestOf());
    const newer = quoteOf({ id: 'q-ines-3', version: 3, hash: 'hash-ines-3' });
    world.request = quotedRequestOf({ quotes: [newer, otherQuoteOf()], earlier: [quoteOf()] });
    await acceptInes(page);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Nothing was accepted. Inês has sent version 3 meanwhile.');
    expect(notice).toHaveFocus();
    expect(await screen.findByText('Lusitana Slow Travel, version 3')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('RFQ-09: a version that comes while the dialog is open changes nothing in it, and is said there', async () => {
    const page = await openRequest(quotedRequestOf());
    await page.user.click(screen.getByRole('button', { name: 'Accept Inês’s quote' }));
    const title = screen.getByRole('dialog').textContent;
    const dearer = quoteOf({ lines: quoteOf().lines.map((line) => ({ ...line, amount: line.amount * 2 })) });
    world.request = quotedRequestOf({
      quotes: [{ ...dearer, id: 'q-ines-3', version: 3, hash: 'hash-ines-3' }, otherQuoteOf()],
      earlier: [quoteOf()],
    });
    tellChanged();
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/Version 3 has come meanwhile/)).toBeVisible();
    expect(screen.getByRole('dialog').textContent).toContain(title?.slice(0, 30) ?? 'a title');
    expect(dialog.getByText(/^Version 2/)).toBeVisible();
  });

  it('RFQ-09: any other failure is said in the dialog, and can be tried again', async () => {
    const page = await openRequest(quotedRequestOf());
    fail(ownPathOf('accept'));
    await acceptInes(page);
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Broken');
    await page.user.click(dialog.getByRole('button', { name: /^Yes, accept/ }));
    expect(await screen.findByRole('article', { name: 'What you accepted' })).toBeVisible();
  });

  it('RFQ-09: it is taken back while there is time', async () => {
    const page = await openRequest(quotedRequestOf());
    await acceptInes(page);
    expect(await screen.findByText(/\d seconds? left/)).toBeVisible();
    // Nobody has anything yet.
    expect(screen.getByText(/^In a few seconds Inês gets your name/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Accept Inês’s quote' })).toBeVisible();
    expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      ownPathOf('accept'),
    ]);
  });

  it('RFQ-09: what was accepted cannot be changed, and only its agent is written to', async () => {
    const request = quotedRequestOf({ status: 'accepted', acceptance: acceptanceOf() });
    const { user } = await openRequest(request);
    expect(screen.queryByRole('button', { name: /^Change|^Accept|^Undo|^Withdraw/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Duarte Salgueiro/ }));
    expect(await screen.findByText('Nothing can be written to Duarte any more.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Inês Marques/ }));
    expect(await screen.findByRole('form', { name: 'Write to Inês' })).toBeVisible();
  });
});
