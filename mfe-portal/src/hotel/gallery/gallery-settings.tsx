import type { HotelGallery } from '@atoll/contracts/hotel-gallery';
import { Notice } from '@atoll/ui/notice';
import { SelectField } from '@atoll/ui/field';
import { Panel } from '../../shared/panel';
import { HouseSwitches } from '../house-switches';
import { GalleryFrame } from './gallery-frame';
import { pictureName } from './picture-words';
import { useGalleryEdits } from './use-gallery-edits';

function Cover({ gallery }: { readonly gallery: HotelGallery }) {
  const { houseId, pictures, coverId } = gallery;
  const { edit, problem } = useGalleryEdits(houseId);
  if (coverId === null) return <p>Your first picture becomes the cover.</p>;
  return (
    <>
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <SelectField
        name="cover"
        label="Cover of your page"
        hint="Lists and shared links show it."
        value={coverId}
        options={pictures.map((picture, index) => ({
          value: picture.id,
          label: `${index + 1}. ${pictureName(picture, index)}`,
        }))}
        onChange={({ target }) => void edit({ op: 'cover', pictureId: target.value })}
      />
    </>
  );
}

/** /hotel/gallery/settings: whether the gallery is shown, and what stands for it (HOT-04). */
export function GallerySettings() {
  return (
    <GalleryFrame>
      {(gallery) => (
        <Panel title="How your gallery is shown">
          <HouseSwitches gallery={gallery} names={['isPageShown']} />
          <Cover gallery={gallery} />
        </Panel>
      )}
    </GalleryFrame>
  );
}
