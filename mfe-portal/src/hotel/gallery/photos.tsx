import type { GalleryPicture, HotelGallery } from '@atoll/contracts/hotel-gallery';
import { countOf } from '@atoll/contracts/words';
import { selectUser, useAppSelector } from '@atoll/platform';
import { typedText } from '@atoll/platform/text-draft';
import { Button } from '@atoll/ui/button';
import { ToggleChip } from '@atoll/ui/chip';
import { Dialog, DialogHead } from '@atoll/ui/dialog';
import { Notice } from '@atoll/ui/notice';
import { EmptyState } from '@atoll/ui/page-state';
import { useEffect, useId, useState } from 'react';
import { Panel } from '../../shared/panel';
import { altDraft } from './gallery-edits';
import { GalleryFrame } from './gallery-frame';
import { GALLERY_PLACES } from './gallery-places';
import { PhotoEditor } from './photo-editor';
import { PhotoGrid } from './photo-grid';
import * as s from './photos.module.css';
import { pictureName } from './picture-words';
import { UploadPanel } from './upload-panel';
import { useGalleryEdits } from './use-gallery-edits';

const ALL = 'all';
const NO_ALT = 'no-alt';
const NARROW = '(max-width: 900px)';

/** Whether the editor has room beside the pictures. */
function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => window.matchMedia(NARROW).matches);
  useEffect(() => {
    const media = window.matchMedia(NARROW);
    const update = () => setNarrow(media.matches);
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);
  return isNarrow;
}

function shownOf({ pictures }: HotelGallery, filter: string): readonly GalleryPicture[] {
  if (filter === ALL) return pictures;
  if (filter === NO_ALT) return pictures.filter(({ alt }) => alt === '');
  return pictures.filter(({ collectionIds }) => collectionIds.includes(filter));
}

interface FiltersProps {
  readonly gallery: HotelGallery;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
}

function Filters({ gallery, filter, onFilter }: FiltersProps) {
  const choices = [
    { id: ALL, name: 'All' },
    ...gallery.collections,
    { id: NO_ALT, name: 'Needs alt text' },
  ].map((choice) => ({ ...choice, count: shownOf(gallery, choice.id).length }));
  return (
    <div className={s.filters} role="group" aria-label="Which pictures">
      {choices
        .filter(({ id, count }) => id !== NO_ALT || count > 0 || filter === NO_ALT)
        .map(({ id, name, count }) => (
          <ToggleChip key={id} pressed={filter === id} onClick={() => onFilter(id)}>
            {name} {count}
          </ToggleChip>
        ))}
    </div>
  );
}

function Content({ gallery }: { readonly gallery: HotelGallery }) {
  const { houseId, pictures } = gallery;
  const { edit, save, problem, forgetProblem } = useGalleryEdits(houseId);
  const [filter, setFilter] = useState(ALL);
  const account = useAppSelector(selectUser)?.id ?? null;
  // Whoever was describing a picture when the page was loaded anew is there again.
  const [selectedId, setSelected] = useState<string | null>(
    () => pictures.find(({ id }) => typedText(altDraft(id), account) !== null)?.id ?? null,
  );
  const [removed, setRemoved] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const isNarrow = useIsNarrow();
  const titleId = useId();
  const shown = shownOf(gallery, filter);
  const at = shown.findIndex(({ id }) => id === selectedId);
  const selected = pictures.find(({ id }) => id === selectedId) ?? null;

  async function remove(picture: GalleryPicture): Promise<void> {
    const name = pictureName(picture, pictures.indexOf(picture));
    setSelected(null);
    if ((await edit({ op: 'remove', pictureId: picture.id })) === null) setRemoved({ id: picture.id, name });
  }
  async function bringBack(id: string): Promise<void> {
    if ((await edit({ op: 'restore', pictureId: id })) === null) setRemoved(null);
  }

  const editor = selected && (
    <PhotoEditor
      key={selected.id}
      gallery={gallery}
      picture={selected}
      before={at > 0 ? (shown[at - 1] ?? null) : null}
      after={at >= 0 ? (shown[at + 1] ?? null) : null}
      onEdit={edit}
      onSave={save}
      onRemove={() => void remove(selected)}
    />
  );
  const title = selected ? pictureName(selected, pictures.indexOf(selected)) : '';
  return (
    <>
      <UploadPanel houseId={houseId} />
      {problem !== null && (
        <Notice tone="danger" role="alert" onDismiss={forgetProblem}>
          {problem} Everything is where it was before.
        </Notice>
      )}
      {removed && (
        <Notice role="status" onDismiss={() => setRemoved(null)}>
          {removed.name} is removed.{' '}
          <Button variant="text" size="small" onClick={() => void bringBack(removed.id)}>
            Undo
          </Button>
        </Notice>
      )}
      {pictures.length === 0 ? (
        <EmptyState
          icon="photo"
          title="No pictures yet"
          text="Upload the first one: the house from outside makes a good cover."
          action={<Button href={GALLERY_PLACES.upload}>Upload pictures</Button>}
        />
      ) : (
        <div className={s.layout}>
          <Panel
            title={countOf(pictures.length, 'photo')}
            aside={<Filters {...{ gallery, filter }} onFilter={setFilter} />}
          >
            {shown.length === 0 ? (
              <p>No picture is in this collection. Choose a picture and mark the collection there.</p>
            ) : (
              <PhotoGrid
                gallery={gallery}
                shown={shown}
                selectedId={selectedId}
                onSelect={setSelected}
                onMove={(pictureId, to) => void edit({ op: 'move', pictureId, to })}
              />
            )}
          </Panel>
          {!isNarrow && (
            <aside className={s.aside} aria-label="The chosen picture">
              {selected ? (
                <Panel
                  title={title}
                  aside={
                    <span className="small muted">
                      {pictures.indexOf(selected) + 1} of {pictures.length}
                    </span>
                  }
                >
                  {editor}
                </Panel>
              ) : (
                <p className="muted">Choose a picture to say what it shows, move it or make it the cover.</p>
              )}
            </aside>
          )}
        </div>
      )}
      {isNarrow && (
        <Dialog open={selected !== null} onClose={() => setSelected(null)} labelledBy={titleId} kind="sheet">
          <DialogHead title={title} />
          <div className={s.sheet}>{editor}</div>
        </Dialog>
      )}
    </>
  );
}

/** /hotel/gallery/photos: pictures in their order, what they show, and uploading more (HOT-04). */
export function Photos() {
  return <GalleryFrame>{(gallery) => <Content gallery={gallery} />}</GalleryFrame>;
}
