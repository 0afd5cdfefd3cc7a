/** What somebody outside does for the site. */
export type VendorUse =
  'travel' | 'language-model' | 'web-search' | 'map-search' | 'geocoder' | 'basemap' | 'mail' | 'pictures';

export const SOCIAL_NETWORKS = ['instagram', 'youtube', 'linkedin'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** One of the company's own pages elsewhere. */
export interface SocialLink {
  readonly network: SocialNetwork;
  readonly href: string;
}

/** What the server tells about this deployment: to the browser in `#atoll-settings`, and to what draws first screens. */
export interface SiteSettings {
  readonly production: boolean;
  readonly analytics: boolean;
  /** Origins that a visitor may override a remote from; none in production. */
  readonly trustedOrigins?: readonly string[];
  /** What maps are drawn from, where the deployment has a file of its own: PMTiles, and whose data they are. */
  readonly basemap?: { readonly url: string; readonly attribution: string };
  /** Who is switched on, by name of the host; null for what runs on the site's own machine. Absent uses are off. */
  readonly vendors?: Readonly<Partial<Record<VendorUse, string | null>>>;
  readonly social?: readonly SocialLink[];
}
