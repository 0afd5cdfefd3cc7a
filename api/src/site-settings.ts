import type { SiteSettings, SocialLink, SocialNetwork, VendorUse } from '@atoll/contracts/site-settings';
import type { Config } from './config';
import { isLoopbackHost } from './shared/config/loopback';

/** The name of an address's host; null for this machine. */
function hostOf(address: string): string | null {
  const { hostname } = new URL(address);
  return isLoopbackHost(hostname) ? null : hostname;
}

/** Where each vendor that is switched on is; an empty address switches it off. */
function vendorAddresses(config: Config): Readonly<Record<VendorUse, string>> {
  const isMarcoOn = config.MARCO === 'on';
  return {
    travel: config.TRAVEL_PROVIDER === 'none' ? '' : config.AMADEUS_BASE_URL,
    'language-model': isMarcoOn ? config.OPENAI_BASE_URL : '',
    'web-search': isMarcoOn && config.TAVILY_API_KEY ? config.TAVILY_BASE_URL : '',
    'map-search': config.MAPBOX_TOKEN ? config.MAPBOX_BASE_URL : '',
    geocoder: config.NOMINATIM_BASE_URL,
    basemap: config.MAP_BASEMAP_URL,
    mail: config.SMTP_URL,
    pictures: config.STORAGE_S3_BUCKET && (config.STORAGE_S3_ENDPOINT || 'https://s3.amazonaws.com'),
  };
}

function vendorsOf(config: Config): SiteSettings['vendors'] {
  const switchedOn = Object.entries(vendorAddresses(config)).filter(([, address]) => address !== '');
  return Object.fromEntries(switchedOn.map(([use, address]) => [use, hostOf(address)]));
}

function socialLink(setting: string): SocialLink {
  const at = setting.indexOf('=');
  return { network: setting.slice(0, at) as SocialNetwork, href: setting.slice(at + 1) };
}

/** What pages are told of this deployment: nothing that only its operator may know. */
export function siteSettings(config: Config): SiteSettings {
  const { MAP_BASEMAP_URL: url, MAP_ATTRIBUTION: attribution } = config;
  const isProduction = config.NODE_ENV === 'production';
  return {
    production: isProduction,
    analytics: config.ANALYTICS === 'on',
    // Production overrides a remote with published releases only.
    trustedOrigins: isProduction ? [] : config.TRUSTED_REMOTE_ORIGINS,
    ...(url ? { basemap: { url, attribution } } : {}),
    vendors: vendorsOf(config),
    social: config.SOCIAL_LINKS.map(socialLink),
  };
}
