import { Type } from 'typebox';
import { authConfig, type AuthConfig } from './auth/auth.config';
import { marcoConfig, type MarcoConfig } from './marco/marco.config';
import { htmlConfig, type HtmlConfig } from './html/html.config';
import { cdnConfig, type CdnConfig } from './html/cdn/cdn.config';
import { indexNowConfig, type IndexNowConfig } from './index-now/index-now.config';
import type { Environment } from './shared/config/config-part';
import { sharedConfig, type PlatformConfig } from './shared/config/shared.config';
import { readEnvironment } from './shared/config/read-environment';
import { observabilityConfig, type ObservabilityConfig } from './shared/observability/observability.config';
import { storageConfig, type StorageConfig } from './shared/storage/storage.config';
import { mailConfig, type MailConfig } from './shared/mail/mail.config';
import { geocodingConfig, type GeocodingConfig } from './places/geocoding/geocoding.config';
import { travelConfig, type TravelConfig } from './shared/travel/travel.config';
import { requestsConfig, type RequestsConfig } from './requests/requests.config';
import { releasesConfig, type ReleasesConfig } from './releases/releases.config';

/** Every key that the API reads from its environment; each part stands with what reads it. */
const PARTS = [
  authConfig,
  htmlConfig,
  cdnConfig,
  sharedConfig,
  marcoConfig,
  storageConfig,
  mailConfig,
  geocodingConfig,
  travelConfig,
  releasesConfig,
  requestsConfig,
  indexNowConfig,
  observabilityConfig,
] as const;

export type Config = AuthConfig &
  HtmlConfig &
  CdnConfig &
  PlatformConfig &
  MarcoConfig &
  StorageConfig &
  MailConfig &
  GeocodingConfig &
  TravelConfig &
  ReleasesConfig &
  RequestsConfig &
  IndexNowConfig &
  ObservabilityConfig;

/** All keys; docs/variables.md is made from it. */
export const configSchema = Type.Object({
  ...authConfig.schema.properties,
  ...htmlConfig.schema.properties,
  ...cdnConfig.schema.properties,
  ...sharedConfig.schema.properties,
  ...marcoConfig.schema.properties,
  ...storageConfig.schema.properties,
  ...mailConfig.schema.properties,
  ...geocodingConfig.schema.properties,
  ...travelConfig.schema.properties,
  ...releasesConfig.schema.properties,
  ...requestsConfig.schema.properties,
  ...indexNowConfig.schema.properties,
  ...observabilityConfig.schema.properties,
});

/** The API's configuration, read from the environment once at boot. Throws a BootError that names every bad key. */
export function readConfig(env: Environment): Config {
  return readEnvironment(configSchema, PARTS, env);
}
