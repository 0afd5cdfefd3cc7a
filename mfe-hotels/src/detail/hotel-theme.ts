import type { Hotel } from '@atoll/contracts/hotel';
import type { IconName } from '@atoll/ui/icon';

interface Theme {
  readonly name: 'beach' | 'luxury' | 'historic' | 'urban' | 'nature' | 'default';
  /** How it is named on the page; the default theme has no name. */
  readonly label: { readonly icon: IconName; readonly text: string } | null;
}

const DEFAULT: Theme = { name: 'default', label: null };

/** The themes in the specification's order, which decides where one text has words of several. */
const THEMES: readonly (Theme & { readonly keywords: RegExp })[] = [
  {
    name: 'beach',
    label: { icon: 'beach', text: 'By the sea' },
    keywords: /\b(beach|beachfront|sea|seaside|ocean|island|lagoon|atoll|reef|coast|bay|surf)\b/i,
  },
  {
    name: 'luxury',
    label: { icon: 'star', text: 'Luxury' },
    keywords: /\b(luxury|luxurious|grand|palace|palais|palazzo|royal|ritz|imperial|waldorf|spa)\b/i,
  },
  {
    name: 'historic',
    label: { icon: 'building-pavilion', text: 'Historic house' },
    keywords: /\b(historic|heritage|castle|manor|monastery|convent|century|old town|townhouse|medieval)\b/i,
  },
  {
    name: 'urban',
    label: { icon: 'building-skyscraper', text: 'City' },
    keywords: /\b(city|urban|downtown|central|centre|center|metropolitan|station|tower|plaza|business)\b/i,
  },
  {
    name: 'nature',
    label: { icon: 'trees', text: 'In nature' },
    keywords: /\b(nature|forest|mountain|alpine|lake|river|garden|park|lodge|eco|farm|valley)\b/i,
  },
];

/**
 * The visual theme of a hotel (HSE-56). The specification names the themes and where to look, not the words. The name
 * says most about a house, then its description, then its amenities: the first of them with a keyword decides.
 */
export function hotelTheme({ name, description, amenities }: Hotel): Theme {
  const texts = [name, description?.text ?? '', (amenities ?? []).join(' ').replaceAll('_', ' ')];
  for (const text of texts) {
    const theme = THEMES.find(({ keywords }) => keywords.test(text));
    if (theme) return theme;
  }
  return DEFAULT;
}
