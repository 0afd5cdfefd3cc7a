import { Type } from 'typebox';
import { htmlConfig, type HtmlConfig } from './html/html.config';
import type { Environment } from './platform/config/config-part';
import { platformConfig, type PlatformConfig } from './platform/config/platform.config';
import { readEnvironment } from './platform/config/read-environment';
import { travelConfig, type TravelConfig } from './platform/travel/travel.config';
import { releasesConfig, type ReleasesConfig } from './releases/releases.config';

/** Every key that the API reads from its environment; each part stands with what reads it. */
const PARTS = [platformConfig, travelConfig, releasesConfig, htmlConfig] as const;

export type Config = PlatformConfig & TravelConfig & ReleasesConfig & HtmlConfig;

const schema = Type.Object({
  ...platformConfig.schema.properties,
  ...travelConfig.schema.properties,
  ...releasesConfig.schema.properties,
  ...htmlConfig.schema.properties,
});

/** The API's configuration, read from the environment once at boot. Throws a BootError that names every bad key. */
export function readConfig(env: Environment): Config {
  return readEnvironment(schema, PARTS, env);
}
