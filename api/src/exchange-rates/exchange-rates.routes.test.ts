import { ExchangeRatesAnswer } from '@atoll/contracts/exchange-rates';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { buildBareApp } from '../../test/bare-app';
import { keptExchangeRates } from '../shared/money/exchange-rates';
import { exchangeRatesRoutes } from './exchange-rates.routes';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildBareApp(exchangeRatesRoutes({ rates: keptExchangeRates() }));
});
afterAll(() => app.close());

it('TOU-42: everybody may read the rates, their day and their source, and keep them for an hour', async () => {
  const answer = await app.inject({ url: '/api/exchange-rates' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(Value.Errors(ExchangeRatesAnswer, answer.json())).toEqual([]);
  expect(answer.json()).toEqual(keptExchangeRates().current());
});
