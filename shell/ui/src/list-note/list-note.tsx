import { classNames } from '../class-names';
import { SampleMark } from '../chip/chip';
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
  /** Some of the list is sample content. */
  hasSamples: boolean;
};

/** Above a list: what it leaves out, with the way to it, and the mark of sample content. */
export function ListNote({ lines, hasSamples }: ListNoteProps) {
  if (lines.length === 0 && !hasSamples) return null;
  return (
    <div className={classNames(s.note, lines.length === 0 && s.bare)}>
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
      {hasSamples && <SampleMark className={s.sample} />}
    </div>
  );
}
