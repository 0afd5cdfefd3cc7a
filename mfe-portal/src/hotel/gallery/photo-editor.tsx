import { ALT_TEXT_MAX, type GalleryPicture, type HotelGallery } from '@atoll/contracts/hotel-gallery';
import { Button } from '@atoll/ui/button';
import { CheckboxField, FieldGroup, TextAreaField } from '@atoll/ui/field';
import { useTextDraft } from '@atoll/platform/text-draft';
import { Icon } from '@atoll/ui/icon';
import { useRef, useState } from 'react';
import { altDraft, type GalleryEdit } from './gallery-edits';
import * as s from './photos.module.css';

interface PhotoEditorProps {
  readonly gallery: HotelGallery;
  readonly picture: GalleryPicture;
  /** Its neighbours among those that are shown; null at an end. */
  readonly before: GalleryPicture | null;
  readonly after: GalleryPicture | null;
  readonly onEdit: (edit: GalleryEdit) => Promise<string | null>;
  /** The same for what is typed: why it was refused is said at its field. */
  readonly onSave: (edit: GalleryEdit) => Promise<string | null>;
  readonly onRemove: () => void;
}

/** What a picture shows: saved when the field is left, and kept in it where that failed. */
function AltText({ picture, onSave }: Pick<PhotoEditorProps, 'picture' | 'onSave'>) {
  const { text, isTypedBefore, type, forget } = useTextDraft(altDraft(picture.id), picture.alt);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const sent = useRef(picture.alt);
  async function save(): Promise<void> {
    // Leaving the field saves it already, as the button does that is pressed by it.
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    const refused = await onSave({ op: 'describe', pictureId: picture.id, alt: text });
    if (refused === null) forget(text);
    else sent.current = picture.alt;
    setProblem(refused);
    setSaved(refused === null);
  }
  const theirs = problem !== null && picture.alt !== '' ? ` There now: “${picture.alt}”.` : '';
  return (
    <div className={s.alt}>
      <TextAreaField
        name="alt"
        label="Alt text"
        hint={
          isTypedBefore && !isSaved
            ? 'What you typed before is here again. It is not saved yet.'
            : `Say what is in the picture, ${text.length} of ${ALT_TEXT_MAX} characters.`
        }
        error={problem === null ? null : `${problem}${theirs} Save again to keep yours.`}
        maxLength={ALT_TEXT_MAX}
        value={text}
        onChange={({ target }) => {
          type(target.value);
          setProblem(null);
          setSaved(false);
        }}
        onBlur={() => void save()}
      />
      <p className={s.saved}>
        <Button variant="quiet" size="small" onClick={() => void save()}>
          Save alt text
        </Button>
        <span role="status">
          {isSaved && (
            <>
              <Icon name="circle-check" size="s" /> Saved
            </>
          )}
        </span>
      </p>
    </div>
  );
}

/** Everything that is said of one picture. */
export function PhotoEditor({ gallery, picture, before, after, onEdit, onSave, onRemove }: PhotoEditorProps) {
  const { pictures, collections, coverId } = gallery;
  const { id, collectionIds } = picture;
  const placeOf = ({ id: one }: GalleryPicture) => pictures.findIndex((each) => each.id === one);
  const move = (to: GalleryPicture | null) =>
    to && void onEdit({ op: 'move', pictureId: id, to: placeOf(to) });
  return (
    <div className={s.editor}>
      <img className={s.large} src={picture.paths.card} alt={picture.alt} width={800} height={600} />
      <AltText picture={picture} onSave={onSave} />
      <div className={s.order} role="group" aria-label="Order">
        <Button
          variant="quiet"
          size="small"
          icon="chevron-left"
          aria-disabled={!before}
          onClick={() => move(before)}
        >
          Earlier
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="chevron-right"
          aria-disabled={!after}
          onClick={() => move(after)}
        >
          Later
        </Button>
      </div>
      {collections.length > 0 && (
        <FieldGroup legend="Collections">
          {collections.map((collection) => (
            <CheckboxField
              key={collection.id}
              name={collection.id}
              label={collection.name}
              checked={collectionIds.includes(collection.id)}
              onChange={({ target }) =>
                void onEdit({
                  op: 'collect',
                  pictureId: id,
                  collectionIds: target.checked
                    ? [...collectionIds, collection.id]
                    : collectionIds.filter((other) => other !== collection.id),
                })
              }
            />
          ))}
        </FieldGroup>
      )}
      {id === coverId ? (
        <p className="small muted">
          <Icon name="star-filled" size="s" /> This is the cover of your page.
        </p>
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon="star"
          onClick={() => void onEdit({ op: 'cover', pictureId: id })}
        >
          Make it the cover
        </Button>
      )}
      <Button variant="text" size="small" icon="trash" className={s.remove} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
