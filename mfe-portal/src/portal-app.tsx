import { Button } from '@atoll/ui/button';
import { ComingPage } from '@atoll/ui/coming-page';

/** The portal remote: the administrator's sign-in page, which says that there is nothing to sign in to yet. */
export function PortalApp() {
  return (
    <ComingPage
      title="Management portal"
      text="Staff will run the site from here: agents, cities, pages and releases. Sign-in and the screens behind it are not built yet."
      picture="/media/artwork/hotel-tower.dusk-800x600.webp"
    >
      <Button href="/">Go to the home page</Button>
    </ComingPage>
  );
}
