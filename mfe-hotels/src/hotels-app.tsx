import { SearchPage } from './search-page';
import { useHeadingFirst } from '@atoll/platform/heading-first';

/** The hotels remote. It has one page; what lies over it is in the address. */
export function HotelsApp({ isWhole = true }: { readonly isWhole?: boolean }) {
  return <SearchPage isWhole={isWhole} />;
}

/** The same as a page that one comes to from another one: its heading is there before the rest. */
export function ArrivingHotelsApp() {
  return <HotelsApp isWhole={useHeadingFirst()} />;
}
