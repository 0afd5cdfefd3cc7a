import { GALLERY_PICTURES_MAX } from '@atoll/contracts/hotel-gallery';
import { countOf } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { GalleryFrame } from './gallery-frame';
import { GALLERY_PLACES } from './gallery-places';
import { UploadPanel } from './upload-panel';

/** /hotel/gallery/upload: many pictures at once (HOT-04). */
export function Upload() {
  return (
    <GalleryFrame>
      {({ houseId, pictures }) => (
        <>
          <UploadPanel houseId={houseId} />
          <p className="muted">
            {countOf(pictures.length, 'picture')} of {GALLERY_PICTURES_MAX} are in your gallery. New ones
            stand last.
          </p>
          <p>
            <Button variant="quiet" href={GALLERY_PLACES.photos}>
              Sort and describe your photos
            </Button>
          </p>
        </>
      )}
    </GalleryFrame>
  );
}
