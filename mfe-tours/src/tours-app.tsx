import { Button } from '@atoll/ui/button';
import { ComingPage } from '@atoll/ui/coming-page';

/** The tours remote: its own page, which says that tours are not open yet. */
export function ToursApp() {
  return (
    <ComingPage
      title="Tours and activities"
      text="This is where you will find guided walks, food tours and day trips, with a list and a map. Coming soon. You can book hotels now."
      picture="/media/artwork/tour-hike.golden-800x600.webp"
    >
      <Button href="/hotels">Find hotels</Button>
    </ComingPage>
  );
}
