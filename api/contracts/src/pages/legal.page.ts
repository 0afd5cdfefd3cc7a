import { definePage } from './page';

const PAGE = { app: 'shell', access: 'public', cache: 'kept', params: {} } as const;

/** What happens to personal data (HOM-19). */
export const privacyPage = definePage({ ...PAGE, pattern: '/privacy', title: 'Privacy' });

/** What using the site means (HOM-19). */
export const termsPage = definePage({ ...PAGE, pattern: '/terms', title: 'Terms' });
