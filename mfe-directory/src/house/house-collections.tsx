import type { House } from '@atoll/contracts/house';
import { Picture } from '@atoll/ui/picture';
import { PictureViewer } from '@atoll/ui/picture-viewer';
import { useState } from 'react';
import * as s from './house-page.module.css';
import { pictureAlt } from './picture-alt';

/** What of a collection is shown before its viewer is opened. */
const SHOWN = 4;

/** The pictures of a house by its collections, each with a viewer of its own. */
export function HouseCollections({ house }: { readonly house: House }) {
  const { name, collections, pictures } = house;
  const [viewed, setViewed] = useState<{ readonly id: string; readonly at: number } | null>(null);
  const within = (id: string) => pictures.filter(({ collectionIds }) => collectionIds.includes(id));
  const open = collections.find(({ id }) => id === viewed?.id);
  if (collections.length === 0) return null;
  return (
    <>
      {collections.map((collection) => (
        <section key={collection.id} aria-labelledby={`collection-${collection.id}`}>
          <h2 className="display h2" id={`collection-${collection.id}`}>
            {collection.name}
          </h2>
          <ul className={s.pictures}>
            {within(collection.id)
              .slice(0, SHOWN)
              .map((picture, at) => (
                <li key={picture.id}>
                  <button
                    type="button"
                    className={s.open}
                    aria-label={`Open ${collection.name}, picture ${at + 1}: ${pictureAlt(picture, name, at)}`}
                    data-replay=""
                    onClick={() => setViewed({ id: collection.id, at })}
                  >
                    <Picture src={picture.paths.small} alt="" ratio="4/3" />
                  </button>
                  {picture.alt !== '' && <p className="small muted">{picture.alt}</p>}
                </li>
              ))}
          </ul>
        </section>
      ))}
      <PictureViewer
        shown={viewed?.at ?? null}
        title={open ? `${name}: ${open.name}` : name}
        fit="contain"
        pictures={(open ? within(open.id) : []).map((picture, at) => ({
          src: picture.paths.large,
          alt: pictureAlt(picture, name, at),
          label: picture.alt,
        }))}
        onClose={() => setViewed(null)}
      />
    </>
  );
}
