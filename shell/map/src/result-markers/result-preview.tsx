import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { classNames } from '@atoll/ui/class-names';
import type { ReactNode } from 'react';
import * as s from './result-preview.module.css';

export type ResultPreviewProps = {
  /** Address of the picture, where there is one. */
  pictureUri?: string;
  name: string;
  /** Beside each other under the name, such as the rating. */
  children?: ReactNode;
  /** '$486 total', or what stands for it. */
  text: string;
};

/** What the map says of one result before it is opened. */
export function ResultPreview({ pictureUri, name, children, text }: ResultPreviewProps) {
  return (
    <div className={classNames(s.preview, !pictureUri && s.plain)}>
      {pictureUri && <ArtworkPicture uri={pictureUri} place="thumb" alt="" className={s.picture} />}
      <div className={s.words}>
        <p className={s.name}>{name}</p>
        <p className={s.facts}>
          {children}
          <span className={s.text}>{text}</span>
        </p>
      </div>
    </div>
  );
}
