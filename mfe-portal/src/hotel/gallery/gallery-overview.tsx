import type { HotelGallery } from '@atoll/contracts/hotel-gallery';
import { countOf } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { CheckList } from '@atoll/ui/check-list';
import { EmptyState } from '@atoll/ui/page-state';
import { Panel } from '../../shared/panel';
import { GalleryFrame } from './gallery-frame';
import { GALLERY_PLACES } from './gallery-places';
import * as s from './gallery-overview.module.css';
import { pictureName } from './picture-words';

/** So many pictures show a house from every side. */
const ENOUGH = 8;

function checksOf({ pictures, collections, page, settings }: HotelGallery) {
  const nameless = pictures.filter(({ alt }) => alt === '').length;
  const unsorted = pictures.filter(({ collectionIds }) => collectionIds.length === 0).length;
  return [
    pictures.length >= ENOUGH
      ? { ok: true, text: `${countOf(pictures.length, 'picture')} on your page` }
      : {
          ok: false,
          text: `${countOf(pictures.length, 'picture')} on your page. ${ENOUGH - pictures.length} more show it from every side.`,
        },
    nameless === 0
      ? { ok: true, text: 'Every picture says what it shows' }
      : { ok: false, text: `${countOf(nameless, 'picture needs', 'pictures need')} alt text` },
    collections.length > 0 && unsorted === 0
      ? { ok: true, text: `Sorted into ${countOf(collections.length, 'collection')}` }
      : { ok: false, text: `${countOf(unsorted, 'picture is', 'pictures are')} in no collection` },
    page !== null
      ? { ok: true, text: 'Your page is public' }
      : {
          ok: false,
          text: settings.isPageShown ? 'Your page is not public yet' : 'Your page is hidden: see Settings',
        },
  ];
}

function Content({ gallery }: { readonly gallery: HotelGallery }) {
  const { pictures, coverId } = gallery;
  const cover = pictures.find(({ id }) => id === coverId);
  if (!cover)
    return (
      <EmptyState
        icon="photo"
        title="Show your house"
        text="With the first picture your house gets a public page, which travelers and agents find in its city."
        action={<Button href={GALLERY_PLACES.upload}>Upload the first pictures</Button>}
      />
    );
  return (
    <div className={s.layout}>
      <Panel title="The cover of your page">
        <img className={s.cover} src={cover.paths.card} alt={cover.alt} width={800} height={600} />
        <p className="muted">{pictureName(cover, pictures.indexOf(cover))}</p>
      </Panel>
      <Panel title="What makes it whole">
        <CheckList look="advice" checks={checksOf(gallery)} />
        <p className={s.actions}>
          <Button href={GALLERY_PLACES.photos}>Sort and describe</Button>
          <Button variant="quiet" href={GALLERY_PLACES.upload}>
            Upload more
          </Button>
        </p>
      </Panel>
    </div>
  );
}

/** /hotel/gallery: what the gallery has, and what it lacks (HOT-04). */
export function GalleryOverview() {
  return <GalleryFrame>{(gallery) => <Content gallery={gallery} />}</GalleryFrame>;
}
