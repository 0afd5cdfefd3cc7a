import { test as base } from '@playwright/test';
import { Accounts } from './pages/accounts';
import { BookingDialog } from './pages/booking-dialog';
import { DirectoryPage } from './pages/directory-page';
import { DestinationsPage } from './pages/destinations-page';
import { Dock } from './pages/dock';
import { HotelsPage } from './pages/hotels-page';
import { MapPage } from './pages/map-page';
import { RemoteSlot } from './pages/remote-slot';
import { ToursPage } from './pages/tours-page';
import { SiteWatch } from './site-watch';

interface Fixtures {
  /** Follows the page from its first request; the test fails on any problem it did not expect. */
  readonly watch: SiteWatch;
  readonly accounts: Accounts;
  readonly dock: Dock;
  readonly hotels: HotelsPage;
  readonly booking: BookingDialog;
  readonly tours: ToursPage;
  readonly agents: DirectoryPage;
  readonly destinations: DestinationsPage;
  readonly globalMap: MapPage;
  readonly slot: RemoteSlot;
}

/** A journey on the composed site, in a browser that is watched for what a healthy site never does. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = new SiteWatch(new URL(baseURL ?? '').origin);
      await watch.follow(page);
      await use(watch);
      base.expect(watch.unexpected(), 'a healthy site does none of this').toEqual([]);
    },
    { auto: true },
  ],
  accounts: async ({ page }, use) => use(new Accounts(page)),
  dock: async ({ page }, use) => use(new Dock(page)),
  hotels: async ({ page }, use) => use(new HotelsPage(page)),
  booking: async ({ page }, use) => use(new BookingDialog(page)),
  tours: async ({ page }, use) => use(new ToursPage(page)),
  agents: async ({ page }, use) => use(new DirectoryPage(page)),
  destinations: async ({ page }, use) => use(new DestinationsPage(page)),
  globalMap: async ({ page }, use) => use(new MapPage(page)),
  slot: async ({ page }, use) => use(new RemoteSlot(page)),
});

export { expect } from '@playwright/test';
