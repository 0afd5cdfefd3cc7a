import { classNames } from '../class-names';
import * as s from './list-note.module.css';

export type ListNoteLine = {
  /** What the list leaves out: 'Results limited to 20 hotels to improve performance'. */
  text: string;
  /** The way to the rest; absent where there is none. */
  action?: { label: string; onClick: () => void };
};

/** The line of a list that holds only a part of the map, with the way back to the whole place. */
export function areaLine(place: string | undefined, onWhole: () => void): ListNoteLine {
  return {
    text: 'Only the part of the map that you searched',
    action: { label: `Search all of ${place}`, onClick: onWhole },
  };
}

export type ListNoteProps = {
  lines: readonly ListNoteLine[];
};

/** Above or below a list: what it leaves out, with the way to it. */
export function ListNote({ lines }: ListNoteProps) {
  if (lines.length === 0) return null;
  return (
    <div className={s.note}>
      {lines.flatMap(({ text, action }) => [
        <p key={text} className="small">
          {text}
        </p>,
        action && (
          <button
            key={action.label}
            type="button"
            className={classNames('link small', s.action)}
            data-needs-script=""
            onClick={action.onClick}
          >
            {action.label}
          </button>
        ),
      ])}
    </div>
  );
}
