import { definePage } from './page';

const PAGE = { app: 'shell', access: 'public', cache: 'kept', params: {} } as const;

/** What /why-{product} is about; any other product is no page (HOM-20). */
export const PRODUCTS = ['hotels', 'tours', 'agents', 'marco', 'expo'] as const;
export type Product = (typeof PRODUCTS)[number];

/** What the page of each product is called. */
export const WHY_TITLES: Readonly<Record<Product, string>> = {
  hotels: 'Why book hotels on Atoll',
  tours: 'Why find tours on Atoll',
  agents: 'Why agents choose Atoll',
  marco: 'Why ask Marco',
  expo: 'Why meet at the expo',
};

export const whyPage = definePage({ ...PAGE, pattern: '/why-:product', words: PRODUCTS, title: 'Why Atoll' });

/** What Atoll does for hotels. */
export const hotelMarketingPage = definePage({
  ...PAGE,
  pattern: '/hotel-marketing',
  title: 'Hotel marketing',
});

/** The page about a product. */
export function whyHref(product: Product): string {
  return `/why-${product}`;
}
