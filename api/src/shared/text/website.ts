import { invalidField } from '../errors/app-error';

const PROBLEM = 'Please enter the address of a website, such as https://example.com.';
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The address of a website as typed; with https:// where somebody left that out, and null for nothing. Throws for what
 * is no web address, and for one with a name or password, which would show another site than it leads to.
 */
export function websiteAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const address = HAS_SCHEME.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  const isWeb = url !== null && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.');
  if (!isWeb || url.username !== '' || url.password !== '') throw invalidField('website', PROBLEM);
  return url.href;
}
