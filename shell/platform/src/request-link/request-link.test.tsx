import { requestHref } from '@atoll/contracts/pages/request-href';
import { readQuery } from '@atoll/contracts/pages/page';
import { requestFormPage } from '@atoll/contracts/pages/request-form.page';
import { requestClosed, requestOpened, selectRequestWindow } from '@atoll/platform';
import { fireEvent } from '@testing-library/react';
import { renderApp } from '../testing';
import { RequestLink } from './request-link';

const KNOWN = { city: 'Lisbon', country: 'Portugal', from: '2020-12-04', to: '2020-12-07', adults: 3 };

function open(onAsk = jest.fn()) {
  const view = renderApp(
    <RequestLink known={KNOWN} onAsk={onAsk}>
      Ask
    </RequestLink>,
  );
  const link = view.screen.getByRole('link', { name: 'Ask' });
  return { ...view, link, onAsk, asked: () => selectRequestWindow(view.store.getState()) };
}

it('PLT-08: a click dispatches the typed event that opens the form, with what is known, and leads nowhere', async () => {
  const { user, link, asked, store, onAsk } = open();
  await user.click(link);
  expect(asked()).toEqual(KNOWN);
  expect(onAsk).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/');
  store.dispatch(requestClosed());
  expect(asked()).toBeNull();
});

it('PLT-08, RFQ-02: without code, or in another tab, the link leads to the form’s own page, which reads the same of it', () => {
  const { link, asked } = open();
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://atoll.example');
  expect(pathname).toBe(requestFormPage.pattern);
  expect(readQuery(requestFormPage, searchParams)).toMatchObject(KNOWN);
  // False where the click is kept from leading anywhere.
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(asked()).toBeNull();
});

it('PLT-08: the event of one page takes the place of another’s', () => {
  const { store, asked } = open();
  store.dispatch(requestOpened(KNOWN));
  store.dispatch(requestOpened({ agents: 'a1' }));
  expect(asked()).toEqual({ agents: 'a1' });
});

it('RFQ-02: what is not known is not in the link, and nothing that is known leads elsewhere', () => {
  expect(requestHref({})).toBe('/request');
  expect(requestHref({ place: null, adults: 2, interests: [] })).toBe('/request');
  expect(requestHref({ about: 'A & B', aboutPath: '/hotels?city=Rome&hotel=H1' })).toBe(
    '/request?about=A+%26+B&aboutPath=%2Fhotels%3Fcity%3DRome%26hotel%3DH1',
  );
});
