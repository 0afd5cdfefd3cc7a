import { renderApp, sampleUser } from '@atoll/platform/testing';
import { screen, within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { openRequest } from './own-request.testing';
import { DUARTE, INES, invitationOf, ownRequestOf, quotedRequestOf } from './testing/request-fixtures';
import { asked, fail, ownPathOf, sentTo, startRequestsServer, TOKEN, world } from './testing/requests-server';

startRequestsServer();

describe('the link', () => {
  it('RFQ-01: an unknown one is not found, and the right one can be sent again', async () => {
    await openRequest(null);
    expect(screen.getByRole('form', { name: 'Send me my link again' })).toBeVisible();
    expect(document.title).toBe('Page Not Found | Atoll');
  });

  it('RFQ-01: the address is confirmed by a click that names who is asked, not by opening the link', async () => {
    const { user } = await openRequest(ownRequestOf({ status: 'new' }));
    expect(screen.getByText('Waiting for your confirmation')).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Agents who will be asked' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Inês Marques',
      'Duarte Salgueiro',
    ]);
    expect(sentTo(ownPathOf('confirm'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Yes, ask these agents' }));
    expect(await screen.findByText('2 agents asked, no quote yet')).toBeVisible();
  });

  it('RFQ-01: says the wish as everybody who is asked reads it', async () => {
    const budget = { amount: 300_050, currency: 'EUR', per: 'trip' as const };
    await openRequest(ownRequestOf({ wish: { ...ownRequestOf().wish, budget } }));
    expect(
      screen.getByText(
        /, up to 2 days earlier or later\. 2 adults, 1 child \(7\)\. Budget €300,050 for the trip\.$/,
      ),
    ).toBeVisible();
  });

  it('RFQ-01: whom the traveler chose is named before anybody is asked', async () => {
    await openRequest(ownRequestOf({ status: 'new', invitations: [], chosen: [DUARTE] }));
    const list = within(screen.getByRole('list', { name: 'Agents who will be asked' }));
    expect(list.getByRole('link', { name: 'Duarte Salgueiro' })).toBeVisible();
    expect(asked.some(({ path }) => path.endsWith('/matches'))).toBe(false);
  });

  it('RFQ-01: where nobody is chosen yet, it shows who fits before anybody is asked', async () => {
    world.matches = { agents: [{ ...INES, reasons: ['Knows Lisbon'] }], notAskable: [] };
    await openRequest(ownRequestOf({ status: 'new', invitations: [] }));
    expect(await screen.findByText('Knows Lisbon.')).toBeVisible();
  });

  it('RFQ-01: a traveler who is signed in takes the request into the account', async () => {
    const { user } = await openRequest(ownRequestOf(), {
      state: { session: { state: 'signed-in', user: { ...sampleUser(), email: 'clara@mail.example' } } },
    });
    await user.click(screen.getByRole('button', { name: 'Take it into my account' }));
    expect(await screen.findByRole('link', { name: 'your requests' })).toHaveAttribute(
      'href',
      '/traveler/requests',
    );
  });

  it('RFQ-01: an account with another address is told which one is needed, and offered nothing that is refused', async () => {
    await openRequest(ownRequestOf(), { state: { session: { state: 'signed-in', user: sampleUser() } } });
    expect(
      screen.getByText(/sign in with the address that you asked with: clara@mail.example/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take it into my account' })).not.toBeInTheDocument();
  });

  it('RFQ-01: everybody else is told that the link is the only way, and no address carries it', async () => {
    await openRequest(ownRequestOf());
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Take it into my account' })).not.toBeInTheDocument();
  });
});

describe('who was asked', () => {
  it('RFQ-09: says of each where it stands, why it cannot, and until when it has time', async () => {
    const { answerBy } = invitationOf();
    const declined = { reason: 'busy', text: 'I am in the Azores.' } as const;
    await openRequest(
      ownRequestOf({
        invitations: [
          invitationOf({ answerBy }),
          invitationOf({ agent: DUARTE, state: 'declined', declined }),
        ],
      }),
    );
    expect(screen.getByText('Asked, not opened yet')).toBeVisible();
    expect(screen.getByText(/Has until/)).toContainElement(
      screen.getByText((_text, element) => element?.getAttribute('datetime') === answerBy),
    );
    expect(screen.getByText('Cannot do it: too busy for these dates')).toBeVisible();
    expect(screen.getByText('“I am in the Azores.”')).toBeVisible();
  });

  it('RFQ-09: contact data goes to one agent, after a question', async () => {
    const { user } = await openRequest(ownRequestOf());
    await user.click(screen.getByRole('button', { name: 'Share my contact details with Duarte' }));
    expect(sentTo(ownPathOf('release'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Share them' }));
    expect(await screen.findByText('Duarte has your e-mail and phone.')).toBeVisible();
    expect(sentTo(ownPathOf('release'))).toEqual([{ agentId: DUARTE.id }]);
    expect(screen.getByRole('button', { name: 'Share my contact details with Inês' })).toBeVisible();
  });

  it('RFQ-09: who withdraws a request that was never confirmed reads that nobody was asked', async () => {
    const { user } = await openRequest({ ...ownRequestOf(), status: 'new', invitations: [] });
    await user.click(screen.getByRole('button', { name: 'Withdraw this request' }));
    expect(screen.getByText('No agent has been asked yet, so nobody is told.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw it' }));
    expect(await screen.findByText('You withdrew this request before an agent was asked.')).toBeVisible();
  });

  it('RFQ-09: a request is withdrawn after a question, and says that it is', async () => {
    const { user } = await openRequest(quotedRequestOf());
    await user.click(screen.getByRole('button', { name: 'Withdraw this request' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw it' }));
    expect(await screen.findByText('You withdrew this request.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask again' })).toHaveAttribute('href', '/request');
  });
});

it('ERR-10: a request that does not load says so, and trying again helps', async () => {
  world.request = ownRequestOf();
  fail(`/api/quote-requests/own/${TOKEN}`);
  const { user } = renderApp(<DirectoryApp />, { path: `/request/${TOKEN}` });
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lisbon, Portugal' })).toBeVisible();
});
