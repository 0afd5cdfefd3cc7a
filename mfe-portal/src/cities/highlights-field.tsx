import { HIGHLIGHT_MAX, HIGHLIGHTS_MAX } from '@atoll/contracts/edited-places';
import { IconButton } from '@atoll/ui/button';
import { Button, Input } from 'antd';
import { moved } from '../shared/moved';
import * as s from './highlights-field.module.css';

/** What fits into one line of most screens; antd's own growing fields need a style that the site's policy forbids. */
const LINE_LENGTH = 34;

interface Props {
  /** Given by the form's item. */
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (highlights: readonly string[]) => void;
  readonly 'aria-describedby'?: string;
}

/** Short lines in an order: written, added, moved and removed. */
export function HighlightsField({ id, value = [], onChange, 'aria-describedby': describedBy }: Props) {
  const change = (highlights: readonly string[]) => onChange?.(highlights);
  return (
    <div className={s.highlights} role="group" aria-label="Highlights" aria-describedby={describedBy}>
      <ol className={s.list}>
        {value.map((highlight, at) => (
          // Lines have no names of their own, and two may be the same.
          <li key={at}>
            <Input.TextArea
              {...(at === 0 && { id })}
              aria-label={`Highlight ${at + 1}`}
              rows={highlight.length > LINE_LENGTH ? 2 : 1}
              maxLength={HIGHLIGHT_MAX}
              value={highlight}
              onChange={({ currentTarget }) =>
                change(value.with(at, currentTarget.value.replace(/\n/g, ' ')))
              }
            />
            <IconButton
              icon="chevron-up"
              label={`Move highlight ${at + 1} up`}
              disabled={at === 0}
              onClick={() => change(moved(value, at, -1))}
            />
            <IconButton
              icon="chevron-down"
              label={`Move highlight ${at + 1} down`}
              disabled={at === value.length - 1}
              onClick={() => change(moved(value, at, 1))}
            />
            <IconButton
              icon="x"
              label={`Remove highlight ${at + 1}`}
              onClick={() => change(value.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <Button disabled={value.length >= HIGHLIGHTS_MAX} onClick={() => change([...value, ''])}>
        Add a highlight
      </Button>
    </div>
  );
}
