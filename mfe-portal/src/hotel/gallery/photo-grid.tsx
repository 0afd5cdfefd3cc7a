import type { GalleryPicture, HotelGallery } from '@atoll/contracts/hotel-gallery';
import { selectUser, useAppSelector } from '@atoll/platform';
import { typedText } from '@atoll/platform/text-draft';
import { announce } from '@atoll/ui/announce';
import { classNames } from '@atoll/ui/class-names';
import { Icon } from '@atoll/ui/icon';
import { useState, type KeyboardEvent } from 'react';
import { altDraft } from './gallery-edits';
import * as s from './photos.module.css';
import { pictureName } from './picture-words';

interface PhotoGridProps {
  readonly gallery: HotelGallery;
  /** Those that are shown, in the order of the gallery. */
  readonly shown: readonly GalleryPicture[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** Puts a picture at a place of the whole gallery. */
  readonly onMove: (id: string, to: number) => void;
}

/** A picture that the keys have picked up, and the place among those shown where it would be put down. */
interface Picked {
  readonly id: string;
  readonly to: number;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function reordered(pictures: readonly GalleryPicture[], { id, to }: Picked): GalleryPicture[] {
  const picture = pictures.find((each) => each.id === id);
  const others = pictures.filter((each) => each !== picture);
  return picture ? [...others.slice(0, to), picture, ...others.slice(to)] : others;
}

/** What is said below a picture: what is still to do for it, else where it is. */
function Note({ gallery, picture }: { readonly gallery: HotelGallery; readonly picture: GalleryPicture }) {
  const account = useAppSelector(selectUser)?.id ?? null;
  const { id, alt, collectionIds } = picture;
  const typed = typedText(altDraft(id), account);
  // A text whose saving failed is only in its field: whoever has closed that would take it for lost.
  if (typed !== null && typed.trim() !== alt)
    return <p className={s.missing}>Your alt text is not saved yet</p>;
  if (alt === '') return <p className={s.missing}>Needs alt text</p>;
  const names = gallery.collections.filter((each) => collectionIds.includes(each.id)).map(({ name }) => name);
  return <p className="small muted">{names.join(', ') || 'In no collection'}</p>;
}

/** The pictures as tiles, in an order that is changed by dragging, or by picking one up with the keys. */
export function PhotoGrid({ gallery, shown, selectedId, onSelect, onMove }: PhotoGridProps) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const { pictures, coverId } = gallery;
  const placeOf = (id: string) => pictures.findIndex((each) => each.id === id);
  const nameOf = (picture: GalleryPicture) => pictureName(picture, placeOf(picture.id));

  /** Where the picture at a place among those shown stands in the whole gallery. */
  function put(id: string, to: number): void {
    const target = shown[to];
    if (target && target.id !== id) onMove(id, placeOf(target.id));
  }

  function pick(event: KeyboardEvent, picture: GalleryPicture, at: number): void {
    const { id } = picture;
    const isPicked = picked?.id === id;
    const step = STEPS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isPicked) {
        setPicked(null);
        put(id, picked.to);
        announce(`${nameOf(picture)} is put down at place ${picked.to + 1}`);
      } else {
        setPicked({ id, to: at });
        announce(`${nameOf(picture)} is picked up, place ${at + 1} of ${shown.length}. Arrow keys move it.`);
      }
    } else if (isPicked && event.key === 'Escape') {
      setPicked(null);
      announce(`${nameOf(picture)} is back at its place`);
    } else if (isPicked && step !== undefined) {
      event.preventDefault();
      const to = Math.max(0, Math.min(shown.length - 1, picked.to + step));
      setPicked({ id, to });
      announce(`Place ${to + 1} of ${shown.length}`);
    }
  }

  const ordered = picked ? reordered(shown, picked) : shown;
  const inHand = picked && shown.find(({ id }) => id === picked.id);
  return (
    <>
      <p className={classNames(s.keys, inHand && s.keysActive)}>
        {inHand && picked ? (
          <>
            <b>
              {nameOf(inHand)} is picked up, place {picked.to + 1} of {shown.length}.
            </b>{' '}
            Arrow keys move it, Space puts it down, Escape takes it back.
          </>
        ) : (
          'Drag a picture to move it, or press Space on its handle and use the arrow keys.'
        )}
      </p>
      <ul className={s.grid} aria-label="Pictures in their order">
        {ordered.map((picture, at) => {
          const { id, paths } = picture;
          return (
            <li
              key={id}
              className={classNames(id === selectedId && s.selected, over === id && s.over)}
              draggable
              onDragStart={({ dataTransfer }) => {
                dataTransfer.effectAllowed = 'move';
                setDragged(id);
              }}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setOver(id);
              }}
              onDrop={(event) => {
                event.preventDefault();
                setOver(null);
                if (dragged !== null)
                  put(
                    dragged,
                    shown.findIndex((each) => each.id === id),
                  );
              }}
            >
              <div className={s.frame}>
                <button
                  type="button"
                  className={s.open}
                  aria-pressed={id === selectedId}
                  aria-label={`Edit ${nameOf(picture)}`}
                  onClick={() => onSelect(id)}
                >
                  <img src={paths.small} alt="" loading="lazy" draggable={false} width={400} height={300} />
                </button>
                <span className={s.marks}>
                  <span className={s.place}>{placeOf(id) + 1}</span>
                  {id === coverId && <span className={s.place}>Cover</span>}
                </span>
                <button
                  type="button"
                  className={s.handle}
                  aria-pressed={picked?.id === id}
                  aria-label={`Move ${nameOf(picture)}, place ${placeOf(id) + 1}`}
                  onKeyDown={(event) => pick(event, picture, at)}
                  onBlur={() => setPicked(null)}
                >
                  <Icon name="layout-grid" size="s" />
                </button>
              </div>
              <p className={s.name}>{nameOf(picture)}</p>
              <Note {...{ gallery, picture }} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
