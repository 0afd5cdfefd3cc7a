import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import mongoose from 'mongoose';
import { buildApp, type AppDeps } from '../src/app';
import { createLogger } from '../src/shared/observability/logger';
import { testConfig } from './config';

/** What every feature shares, around a test's own routes, without a database. Close it after use. */
export async function buildBareApp(
  feature: FastifyPluginAsync,
  overrides: Partial<AppDeps> = {},
): Promise<FastifyInstance> {
  const config = overrides.config ?? testConfig();
  return buildApp({
    config,
    log: createLogger(config),
    database: mongoose.createConnection(),
    features: [feature],
    ...overrides,
  });
}
