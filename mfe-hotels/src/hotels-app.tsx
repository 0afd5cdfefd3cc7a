import { SearchPage } from './search-page';

/** The hotels remote. It has one page; what lies over it is in the address. */
export function HotelsApp() {
  return <SearchPage />;
}
