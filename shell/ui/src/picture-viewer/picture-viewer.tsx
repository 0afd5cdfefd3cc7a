import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/button';
import { classNames } from '../class-names';
import { Dialog, DialogHead } from '../dialog/dialog';
import { useClosedByBack } from '../dialog/use-closed-by-back';
import { Picture } from '../picture/picture';
import * as s from './picture-viewer.module.css';

export type ViewedPicture = {
  src: string;
  alt: string;
  /** What it shows, in a word or two. */ label?: string;
};

export type PictureViewerProps = {
  /** The picture to begin with; null while the viewer is closed. */
  shown: number | null;
  /** Whose pictures they are: names the dialog. */
  title: string;
  pictures: readonly ViewedPicture[];
  /** `contain` shows the whole of each, such as of a page that was photographed; `cover` crops it, as by default. */
  fit?: 'cover' | 'contain';
  onClose: () => void;
};

/** Pictures one at a time over the whole screen: arrow keys, buttons or a swipe turn them, Escape and Back close. */
export function PictureViewer({ shown, title, pictures, fit = 'cover', onClose }: PictureViewerProps) {
  const id = useId();
  useClosedByBack(id, shown !== null, onClose);
  return (
    <Dialog
      open={shown !== null}
      onClose={onClose}
      labelledBy={id}
      kind="fullscreen"
      closeLabel="Close pictures"
    >
      <Pictures first={shown ?? 0} title={title} pictures={pictures} fit={fit} />
    </Dialog>
  );
}

function Pictures({
  first,
  title,
  pictures,
  fit,
}: { first: number } & Pick<PictureViewerProps, 'title' | 'pictures' | 'fit'>) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const last = pictures.length - 1;

  // Where it opened: closing must not turn back while the viewer fades.
  const [start] = useState(first);
  useEffect(() => {
    track.current?.children[start]?.scrollIntoView({ behavior: 'instant', inline: 'start' });
  }, [start]);

  function show(next: number): void {
    if (next < 0 || next > last) return;
    setIndex(next);
    track.current?.children[next]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  }

  function turnByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    show(event.key === 'ArrowRight' ? index + 1 : index - 1);
  }

  /** A swipe scrolls the track; the count follows once it rests on a picture. */
  function followSwipe({ currentTarget: { scrollLeft, clientWidth } }: { currentTarget: HTMLElement }): void {
    const at = scrollLeft / Math.max(1, clientWidth);
    if (Math.abs(at - Math.round(at)) < 0.02) setIndex(Math.round(at));
  }

  return (
    <div className={s.viewer} onKeyDown={turnByKey}>
      <DialogHead title={title} subtitle={pictures[index]?.label} className={s.head} />
      <ul className={s.track} ref={track} onScroll={followSwipe}>
        {pictures.map(({ src, alt }, at) => (
          <li key={`${at} ${src}`} className={s.item} aria-hidden={at !== index || undefined}>
            {Math.abs(at - index) <= 1 && (
              <Picture
                src={src}
                alt={alt}
                className={classNames(s.picture, fit === 'contain' && s.whole)}
                priority={at === index}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={s.controls}>
        <IconButton
          line
          icon="chevron-left"
          label="Previous picture"
          aria-disabled={index === 0 || undefined}
          onClick={() => show(index - 1)}
        />
        <p role="status" className={s.count}>
          {index + 1} of {pictures.length}
        </p>
        <IconButton
          line
          icon="chevron-right"
          label="Next picture"
          aria-disabled={index === last || undefined}
          onClick={() => show(index + 1)}
        />
      </div>
    </div>
  );
}
