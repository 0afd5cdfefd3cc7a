import { lazyPart, type LazyPart } from '@atoll/platform/lazy-part';
import { Button } from '@atoll/ui/button';
import { EmptyState } from '@atoll/ui/page-state';
import { useLocation } from 'react-router-dom';
import { PanelLoading } from '../../shared/panel-loading';
import { GALLERY_PLACES } from './gallery-places';

/** Each screen with its own code: whoever sorts photos loads nothing of the others. */
const SCREENS: Readonly<Record<string, LazyPart<object>>> = {
  [GALLERY_PLACES.photos]: lazyPart(
    async () => (await import(/* webpackChunkName: "hotel-photos" */ './photos')).Photos,
  ),
  [GALLERY_PLACES.upload]: lazyPart(
    async () => (await import(/* webpackChunkName: "hotel-upload" */ './upload')).Upload,
  ),
  [GALLERY_PLACES.collections]: lazyPart(
    async () => (await import(/* webpackChunkName: "hotel-collections" */ './collections')).Collections,
  ),
  [GALLERY_PLACES.settings]: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "hotel-gallery-settings" */ './gallery-settings')).GallerySettings,
  ),
};

/** /hotel/gallery/photos, upload, collections and settings (HOT-04). */
export function GalleryPart() {
  const { pathname } = useLocation();
  const screen = SCREENS[pathname.toLowerCase()];
  if (!screen)
    return (
      <EmptyState
        title="The gallery has no such page"
        action={<Button href={GALLERY_PLACES.overview}>To the gallery</Button>}
      />
    );
  return <screen.Part key={pathname} fallback={<PanelLoading label="Loading your gallery" />} />;
}
