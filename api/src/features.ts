import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { Config } from './platform/config/config';

export interface FeatureDeps {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly database: Connection;
}

/** Every feature of the API with what it needs: the only place that knows which adapter serves which port. */
export async function createFeatures(_deps: FeatureDeps): Promise<FastifyPluginAsync[]> {
  return [];
}
