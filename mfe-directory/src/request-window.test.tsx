import { requestOpened, selectRequestWindow } from '@atoll/platform';
import { renderApp, sampleUser } from '@atoll/platform/testing';
import { RequestLink } from '@atoll/platform/request-link';
import { configure, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { DirectoryApp } from './directory-app';
import { dayFromNow, ownRequestOf } from './testing/request-fixtures';
import { requestsSent, startRequestsServer, TOKEN, world } from './testing/requests-server';

startRequestsServer();
// To look whether each of some hundred elements is hidden takes most of the time.
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));

const ASKED = {
  city: 'Lisbon',
  country: 'Portugal',
  from: dayFromNow(30),
  to: dayFromNow(34),
  adults: 3,
  amount: 2400,
  currency: 'EUR',
  about: 'Casa do Miradouro',
  aboutPath: '/hotels?city=Lisbon&hotel=LISCM001',
};

/** A page of somebody else's, with a way to ask, and the directory beside it. */
function Elsewhere() {
  return (
    <>
      <RequestLink known={ASKED}>Ask</RequestLink>
      <DirectoryApp />
    </>
  );
}

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  const view = renderApp(<Elsewhere />, { path: '/hotels', ...options });
  const link = view.screen.getByRole('link', { name: 'Ask' });
  await view.user.click(link);
  const dialog = await view.screen.findByRole('dialog', { name: 'Ask agents for a quote' });
  await within(dialog).findByRole('form', { name: 'Ask agents for a quote' });
  return { ...view, link, dialog, isAsked: () => selectRequestWindow(view.store.getState()) !== null };
}

const field = (name: string) => screen.getByLabelText(name);

async function introduce({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(field('Your name'));
  await user.paste('Clara Okafor');
  await user.click(field('E-mail'));
  await user.paste('clara@mail.example');
}

const send = ({ user, dialog }: Awaited<ReturnType<typeof open>>) =>
  user.click(within(dialog).getByRole('button', { name: /^Send/ }));

it('HOM-16, PLT-08: the event opens the form above any page, with what is known filled in and the focus in it', async () => {
  const { dialog } = await open();
  expect(window.location.pathname).toBe('/hotels');
  expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Lisbon, Portugal');
  expect(field('Budget')).toHaveValue('2400');
  expect(field('Currency')).toHaveValue('EUR');
  expect(within(dialog).getByText(/Casa do Miradouro/)).toBeInTheDocument();
  expect(within(dialog).getByRole('heading', { name: 'Ask agents for a quote' })).toHaveFocus();
});

it('HOM-16: Escape closes it and nothing is asked any more; the focus is back, and what was typed is kept', async () => {
  const page = await open();
  await introduce(page);
  fireEvent(page.dialog, createEvent('cancel', page.dialog, { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.isAsked()).toBe(false);
  expect(page.link).toHaveFocus();
  await page.user.click(page.link);
  expect(await screen.findByLabelText('Your name')).toHaveValue('Clara Okafor');
});

it('HOM-16: its button closes it', async () => {
  const { user, dialog, isAsked } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Close', hidden: false }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(isAsked()).toBe(false);
});

it('HOM-16, RFQ-01: it sends the request, and says the reference and what happens next', async () => {
  const page = await open();
  await introduce(page);
  await send(page);
  expect(await screen.findByRole('dialog', { name: 'Look into your mail' })).toBe(page.dialog);
  expect(screen.getByText('AT-7K2M9Q')).toBeVisible();
  expect(screen.getByText(/48 hours of working days/)).toBeVisible();
  expect(requestsSent()).toMatchObject([
    {
      place: { city: 'Lisbon', country: 'Portugal' },
      when: { from: ASKED.from, to: ASKED.to },
      adults: 3,
      budget: { amount: 2400, currency: 'EUR', per: 'trip' },
      about: { title: ASKED.about, path: ASKED.aboutPath },
      contact: { name: 'Clara Okafor', email: 'clara@mail.example' },
    },
  ]);
  expect(window.location.pathname).toBe('/hotels');
});

it('HOM-16: who is signed in is led to the request, and the window is gone', async () => {
  world.received = { ...world.received, link: `/request/${TOKEN}` };
  world.request = ownRequestOf();
  const page = await open({ state: { session: { state: 'signed-in', user: sampleUser() } } });
  await send(page);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lisbon, Portugal' })).toBeVisible();
  expect(page.isAsked()).toBe(false);
  expect(screen.queryByRole('dialog', { name: 'Ask agents for a quote' })).not.toBeInTheDocument();
});

it('RFQ-02: what an event says keeps to the limits of a link', async () => {
  const { store } = renderApp(<DirectoryApp />, { path: '/hotels' });
  act(() => void store.dispatch(requestOpened({ ...ASKED, adults: 50, aboutPath: '//evil.example' })));
  await screen.findByRole('form', { name: 'Ask agents for a quote' });
  expect(screen.queryByText(/Casa do Miradouro/)).not.toBeInTheDocument();
  expect(field('Adults')).toHaveValue(30);
});

it('RFQ-05: children that were spoken of stand in the form with their ages, and a missing age is asked for', async () => {
  const { store } = renderApp(<DirectoryApp />, { path: '/hotels' });
  act(() => void store.dispatch(requestOpened({ ...ASKED, childAges: [6, null] })));
  await screen.findByRole('form', { name: 'Ask agents for a quote' });
  expect(field('Children')).toHaveValue(2);
  expect(screen.getByRole('combobox', { name: 'Age of child 1' })).toHaveValue('6');
  expect(screen.getByRole('combobox', { name: 'Age of child 2' })).toHaveValue('');
});
