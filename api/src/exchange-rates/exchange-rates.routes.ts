import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { ExchangeRatesAnswer } from '@atoll/contracts/exchange-rates';
import type { ExchangeRates } from '../shared/money/exchange-rates';

const HOUR_SECONDS = 3_600;

/** The exchange rates that amounts are compared by (TOU-42). */
export function exchangeRatesRoutes({ rates }: { rates: ExchangeRates }): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      API_PATHS.exchangeRates,
      {
        schema: {
          tags: ['money'],
          summary: 'The dated exchange rates that amounts of different currencies are compared by',
          response: { 200: ExchangeRatesAnswer },
        },
      },
      (_request, reply) => {
        void reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`);
        return rates.current();
      },
    );
  };
}
