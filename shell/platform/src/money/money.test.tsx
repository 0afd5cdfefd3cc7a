import type { RateTable } from '@atoll/contracts/money';
import { CurrencyField } from '@atoll/platform/currency-field';
import { aboutText, MoneyProvider, useMoney } from '@atoll/platform/money';
import { renderApp } from '@atoll/platform/testing';
import { fakeApi } from '@atoll/platform/testing/fake-api';
import { act } from '@testing-library/react';

const RATES: RateTable = {
  date: '2020-11-20',
  source: 'A bank',
  base: 'USD',
  rates: { USD: 1, EUR: 0.8, JPY: 100 },
};

const { start, fail } = fakeApi({ world: () => ({}), routes: { 'GET /api/exchange-rates': () => RATES } });
start();
afterEach(() => jest.restoreAllMocks());

const KEY = 'atoll-currency';
const keep = (value: unknown) => localStorage.setItem(KEY, JSON.stringify({ version: 1, value }));

function Price({ amount, code }: { amount: number; code: string }) {
  return <p>{aboutText(amount, code, useMoney()) ?? 'alone'}</p>;
}

function open(linked: 'EUR' | null = null, incomparable: string[] = []) {
  return renderApp(
    <MoneyProvider linked={linked}>
      <Price amount={5_000} code="JPY" />
      <CurrencyField incomparable={incomparable} />
    </MoneyProvider>,
  );
}

it.each([
  [5_000, 'JPY', 'about $50'],
  [12_345, 'JPY', 'about $123'],
  [250, 'JPY', 'about $2.50'],
  [50, 'USD', null],
  [50, 'XTS', null],
])('TOU-42: %i %s is %s', (amount, code, text) => {
  expect(aboutText(amount, code, { currency: 'USD', rates: RATES, choose: () => undefined })).toBe(text);
});

it('TOU-42: without a choice the browser’s region tells the currency, and dollars where it pays in none of them', async () => {
  const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('fr-CH');
  const { screen, unmount } = open();
  expect(await screen.findByText(/exchange rates of 20 November 2020/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('CHF');
  unmount();
  for (const other of ['dv', 'en-US@posix', '']) {
    language.mockReturnValue(other);
    const view = open();
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
    view.unmount();
  }
});

it('TOU-42: a choice is kept on the device, and another tab’s is taken over', async () => {
  const { screen, user } = open();
  expect(await screen.findByText('about $50')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR');
  expect(screen.getByText('about €40')).toBeVisible();
  expect(localStorage.getItem(KEY)).toContain('EUR');
  keep('JPY');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(screen.getByText('alone')).toBeVisible();
});

it('TOU-42: the currency of a link goes before the device’s, and what the device keeps must be one', async () => {
  keep('XTS');
  const { screen } = open('EUR', ['XTS']);
  expect(await screen.findByText('about €40')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Prices in XTS cannot be compared/);
});

it('TOU-42: where the rates do not come, nothing is compared', async () => {
  fail('/api/exchange-rates', 5);
  const { screen } = open();
  expect(await screen.findByText('alone')).toBeVisible();
  expect(screen.queryByText(/exchange rates/)).not.toBeInTheDocument();
});
