import {
  COLLECTION_NAME_MAX,
  GALLERY_COLLECTIONS_MAX,
  type GalleryCollection,
  type HotelGallery,
} from '@atoll/contracts/hotel-gallery';
import { countOf } from '@atoll/contracts/words';
import { randomId } from '@atoll/platform/random-id';
import { useTextDraft } from '@atoll/platform/text-draft';
import { Button, IconButton } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useState, type FormEvent } from 'react';
import { Panel } from '../../shared/panel';
import * as s from './collections.module.css';
import { collectionDraft, complaintAbout, newCollectionDraft, type GalleryEdit } from './gallery-edits';
import { GalleryFrame } from './gallery-frame';
import { useGalleryEdits } from './use-gallery-edits';

type Save = (edit: GalleryEdit) => Promise<string | null>;

const TYPED_BEFORE = 'What you typed before is here again. It is not saved yet.';
/** Browsers cut a pasted text at the limit without a word, so the limit is said. */
const lengthText = (name: string) => `${name.length} of ${COLLECTION_NAME_MAX} characters.`;

function NewCollection({ houseId, onSave }: { readonly houseId: string; readonly onSave: Save }) {
  const { text: name, isTypedBefore, type } = useTextDraft(newCollectionDraft(houseId));
  const [problem, setProblem] = useState<string | null>(null);
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const refused = await onSave({ op: 'collection', collectionId: randomId(), name });
    setProblem(refused);
    if (refused === null) type('');
  }
  return (
    <form className={s.form} noValidate onSubmit={(event) => void add(event)}>
      <TextField
        name="name"
        label="Name of a new collection"
        hint={isTypedBefore ? TYPED_BEFORE : `Rooms, Pool, Around the house: ${lengthText(name)}`}
        error={problem}
        maxLength={COLLECTION_NAME_MAX}
        value={name}
        onChange={({ target }) => {
          type(target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" icon="plus">
        Add collection
      </Button>
    </form>
  );
}

/** A collection's name: saved when the field is left, and kept in it where that failed. */
function NameField({
  collection,
  onSave,
}: {
  readonly collection: GalleryCollection;
  readonly onSave: Save;
}) {
  const { id, name: saved } = collection;
  const { text: name, isTypedBefore, type, forget } = useTextDraft(collectionDraft(id), saved);
  const change: GalleryEdit = { op: 'collection', collectionId: id, name };
  const told = (refused: string | null) => refused && `${refused} It is still called ${saved}.`;
  // A field that comes back blank after a reload says so at once, or the name would just seem gone.
  const [problem, setProblem] = useState(told(complaintAbout(change)));
  const isChanged = name.trim() !== saved;
  async function save(): Promise<void> {
    const refused = isChanged ? await onSave(change) : null;
    if (refused === null) forget(name);
    setProblem(told(refused));
  }
  const hint = isTypedBefore ? TYPED_BEFORE : lengthText(name);
  return (
    <TextField
      name={id}
      label={`Name of ${saved}`}
      hideLabel
      hint={isChanged && hint}
      error={problem}
      maxLength={COLLECTION_NAME_MAX}
      value={name}
      onChange={({ target }) => {
        type(target.value);
        setProblem(null);
      }}
      onBlur={() => void save()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void save();
      }}
    />
  );
}

/** A collection that was removed, with all that brings it back. */
interface Removed extends GalleryCollection {
  readonly at: number;
  readonly pictureIds: readonly string[];
}

function Content({ gallery }: { readonly gallery: HotelGallery }) {
  const { houseId, collections, pictures } = gallery;
  const { edit, save, problem, forgetProblem } = useGalleryEdits(houseId);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const within = (id: string) => pictures.filter(({ collectionIds }) => collectionIds.includes(id));

  async function remove(collection: GalleryCollection, at: number): Promise<void> {
    const pictureIds = within(collection.id).map(({ id }) => id);
    if ((await edit({ op: 'remove-collection', collectionId: collection.id })) === null)
      setRemoved({ ...collection, at, pictureIds });
  }
  async function bringBack({ id, name, at, pictureIds }: Removed): Promise<void> {
    const back: GalleryEdit = {
      op: 'collection',
      collectionId: id,
      name,
      to: at,
      pictureIds: [...pictureIds],
    };
    if ((await edit(back)) === null) setRemoved(null);
  }

  return (
    <Panel
      title={countOf(collections.length, 'collection')}
      aside={<span className="small muted">Your page shows them in this order.</span>}
    >
      {problem !== null && (
        <Notice tone="danger" role="alert" onDismiss={forgetProblem}>
          {problem}
        </Notice>
      )}
      {removed && (
        <Notice role="status" onDismiss={() => setRemoved(null)}>
          {removed.name} is removed; its pictures stay.{' '}
          <Button variant="text" size="small" onClick={() => void bringBack(removed)}>
            Undo
          </Button>
        </Notice>
      )}
      {collections.length === 0 && (
        <p>A collection brings pictures together that belong together. Add the first one, such as Rooms.</p>
      )}
      <ul className={s.list} aria-label="Collections in their order">
        {collections.map((collection, at) => (
          <li key={collection.id} className={s.row}>
            <div className={s.pictures} aria-hidden="true">
              {within(collection.id)
                .slice(0, 3)
                .map(({ id, paths }) => (
                  <img key={id} src={paths.small} alt="" width={400} height={300} loading="lazy" />
                ))}
            </div>
            {/* What was saved elsewhere meanwhile is in the field again. */}
            <NameField key={collection.name} collection={collection} onSave={save} />
            <span className="small muted">{countOf(within(collection.id).length, 'picture')}</span>
            <span className={s.actions}>
              <IconButton
                icon="chevron-up"
                label={`Move ${collection.name} earlier`}
                aria-disabled={at === 0}
                onClick={() =>
                  at > 0 && void edit({ op: 'move-collection', collectionId: collection.id, to: at - 1 })
                }
              />
              <IconButton
                icon="chevron-down"
                label={`Move ${collection.name} later`}
                aria-disabled={at === collections.length - 1}
                onClick={() =>
                  at < collections.length - 1 &&
                  void edit({ op: 'move-collection', collectionId: collection.id, to: at + 1 })
                }
              />
              <IconButton
                icon="trash"
                label={`Remove ${collection.name}`}
                onClick={() => void remove(collection, at)}
              />
            </span>
          </li>
        ))}
      </ul>
      {collections.length < GALLERY_COLLECTIONS_MAX && <NewCollection houseId={houseId} onSave={save} />}
    </Panel>
  );
}

/** /hotel/gallery/collections: names and order of the collections (HOT-04). */
export function Collections() {
  return <GalleryFrame>{(gallery) => <Content gallery={gallery} />}</GalleryFrame>;
}
