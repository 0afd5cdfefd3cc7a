import type { HotelGallery } from '@atoll/contracts/hotel-gallery';
import { toAppError } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { SampleMark } from '@atoll/ui/chip';
import { ErrorState } from '@atoll/ui/page-state';
import type { ReactNode } from 'react';
import { PageTabs, type PageTab } from '../../shared/page-tabs';
import { PanelLoading } from '../../shared/panel-loading';
import { useOwnHotelQuery } from '../../shared/portal.api';
import * as s from './gallery-frame.module.css';
import { GALLERY_PLACES } from './gallery-places';
import { useGalleryQuery } from './gallery.api';

const TABS: readonly PageTab[] = [
  { href: GALLERY_PLACES.overview, words: 'Overview' },
  { href: GALLERY_PLACES.photos, words: 'Photos' },
  { href: GALLERY_PLACES.upload, words: 'Upload' },
  { href: GALLERY_PLACES.collections, words: 'Collections' },
  { href: GALLERY_PLACES.settings, words: 'Settings' },
];

/** The gallery of the own house, once it is known which that is. */
function useOwnGallery() {
  const hotel = useOwnHotelQuery();
  const houseId = hotel.data?.id ?? '';
  const gallery = useGalleryQuery(houseId, { skip: houseId === '' });
  return {
    gallery: gallery.data,
    error: gallery.data ? undefined : (hotel.error ?? gallery.error),
    retry: () => void (hotel.error ? hotel.refetch() : gallery.refetch()),
  };
}

/** A part of the hotel's area that shows something of its gallery: loading, a problem with a way to try again, or that. */
export function WithGallery({ children }: { readonly children: (gallery: HotelGallery) => ReactNode }) {
  const { gallery, error, retry } = useOwnGallery();
  if (error)
    return <ErrorState title="Your gallery did not come" text={toAppError(error).message} onRetry={retry} />;
  if (!gallery) return <PanelLoading label="Loading your gallery" />;
  return <>{children(gallery)}</>;
}

/** The way between the five pages of the gallery, and to what the public sees. */
export function GalleryFrame({ children }: { readonly children: (gallery: HotelGallery) => ReactNode }) {
  return (
    <WithGallery>
      {(gallery) => (
        <>
          <div className={s.head}>
            <PageTabs label="Gallery" tabs={TABS} />
            <div className={s.aside}>
              {gallery.isSample && <SampleMark>Sample pictures</SampleMark>}
              {gallery.page !== null && (
                <Button variant="quiet" size="small" icon="external-link" href={gallery.page}>
                  View public page
                </Button>
              )}
            </div>
          </div>
          {children(gallery)}
        </>
      )}
    </WithGallery>
  );
}
