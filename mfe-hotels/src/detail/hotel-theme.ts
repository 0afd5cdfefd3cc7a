import type { Hotel } from '@atoll/contracts/hotel';
import type { IconName } from '@atoll/ui/icon';

export type HotelTheme = 'beach' | 'luxury' | 'historic' | 'urban' | 'nature' | 'default';

/** Keywords of the themes, in the specification's order, which decides where one text has words of several. */
const KEYWORDS: readonly (readonly [Exclude<HotelTheme, 'default'>, readonly string[]])[] = [
  [
    'beach',
    [
      'beach',
      'beachfront',
      'sea',
      'seaside',
      'ocean',
      'island',
      'lagoon',
      'atoll',
      'reef',
      'coast',
      'bay',
      'surf',
    ],
  ],
  [
    'luxury',
    [
      'luxury',
      'luxurious',
      'grand',
      'palace',
      'palais',
      'palazzo',
      'royal',
      'ritz',
      'imperial',
      'waldorf',
      'spa',
    ],
  ],
  [
    'historic',
    [
      'historic',
      'heritage',
      'castle',
      'manor',
      'monastery',
      'convent',
      'century',
      'old town',
      'townhouse',
      'medieval',
    ],
  ],
  [
    'urban',
    [
      'city',
      'urban',
      'downtown',
      'central',
      'centre',
      'center',
      'metropolitan',
      'station',
      'tower',
      'plaza',
      'business',
    ],
  ],
  [
    'nature',
    [
      'nature',
      'forest',
      'mountain',
      'alpine',
      'lake',
      'river',
      'garden',
      'park',
      'lodge',
      'eco',
      'farm',
      'valley',
    ],
  ],
];

const PATTERNS = KEYWORDS.map(
  ([theme, words]) => [theme, new RegExp(`\\b(${words.join('|')})\\b`, 'i')] as const,
);

/**
 * The visual theme of a hotel (HSE-56). The specification names the themes and where to look, not the words. The name
 * says most about a house, then its description, then its amenities: the first of them with a keyword decides.
 */
export function hotelTheme({ name, description, amenities }: Hotel): HotelTheme {
  const texts = [name, description?.text ?? '', (amenities ?? []).join(' ').replaceAll('_', ' ')];
  for (const text of texts) {
    const found = PATTERNS.find(([, pattern]) => pattern.test(text));
    if (found) return found[0];
  }
  return 'default';
}

/** How a theme is named on the page; the default theme has no name. */
export const THEME_LABELS: Record<HotelTheme, { icon: IconName; text: string } | null> = {
  beach: { icon: 'beach', text: 'By the sea' },
  luxury: { icon: 'star', text: 'Luxury' },
  historic: { icon: 'building-pavilion', text: 'Historic house' },
  urban: { icon: 'building-skyscraper', text: 'City' },
  nature: { icon: 'trees', text: 'In nature' },
  default: null,
};
