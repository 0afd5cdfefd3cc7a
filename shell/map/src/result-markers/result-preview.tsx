import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import type { ReactNode } from 'react';
import * as s from './result-preview.module.css';

export type ResultPreviewProps = {
  /** Address of the picture. */
  pictureUri: string;
  name: string;
  /** Beside each other under the name, such as the rating. */
  children?: ReactNode;
  /** '$486 total', or what stands for it while there is no price. */
  price: string;
};

/** What the map says of one result before it is opened. */
export function ResultPreview({ pictureUri, name, children, price }: ResultPreviewProps) {
  return (
    <div className={s.preview}>
      <ArtworkPicture uri={pictureUri} place="thumb" alt="" className={s.picture} />
      <div className={s.words}>
        <p className={s.name}>{name}</p>
        <p className={s.facts}>
          {children}
          <span className={s.price}>{price}</span>
        </p>
      </div>
    </div>
  );
}
