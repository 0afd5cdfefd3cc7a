import { IconButton } from '@atoll/ui/button';
import { Button, Input } from 'antd';
import { moved } from './moved';
import * as s from './lines-field.module.css';

/** What fits into one line of most screens; antd's own growing fields need a style that the site's policy forbids. */
const LINE_LENGTH = 34;

interface Props {
  /** 'Highlights'. */
  readonly label: string;
  /** 'Highlight': one of them. */
  readonly noun: string;
  /** Lines, and characters of each. */
  readonly most: number;
  readonly longest: number;
  /** Given by the form's item. */
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (lines: readonly string[]) => void;
  readonly 'aria-describedby'?: string;
}

/** The rule of lines of which none may be empty, and none there twice. */
export const eachOnce = (word: string) => [
  {
    validator: async (_: unknown, lines: readonly string[] = []) => {
      const trimmed = lines.map((line) => line.trim());
      if (trimmed.includes('')) throw new Error(`A ${word} is empty: write it, or remove it`);
      if (new Set(trimmed).size < trimmed.length) throw new Error(`A ${word} is there twice`);
    },
  },
];

/** Short lines in an order: written, added, moved and removed. */
export function LinesField(props: Props) {
  const { label, noun, most, longest, id, value = [], onChange, 'aria-describedby': describedBy } = props;
  const word = noun.toLowerCase();
  const change = (lines: readonly string[]) => onChange?.(lines);
  return (
    <div className={s.lines} role="group" aria-label={label} aria-describedby={describedBy}>
      <ol className={s.list}>
        {value.map((line, at) => (
          // Lines have no names of their own, and two may be the same.
          <li key={at}>
            <Input.TextArea
              {...(at === 0 && { id })}
              aria-label={`${noun} ${at + 1}`}
              rows={line.length > LINE_LENGTH ? 2 : 1}
              maxLength={longest}
              value={line}
              onChange={({ currentTarget }) =>
                change(value.with(at, currentTarget.value.replace(/\n/g, ' ')))
              }
            />
            <IconButton
              icon="chevron-up"
              label={`Move ${word} ${at + 1} up`}
              disabled={at === 0}
              onClick={() => change(moved(value, at, -1))}
            />
            <IconButton
              icon="chevron-down"
              label={`Move ${word} ${at + 1} down`}
              disabled={at === value.length - 1}
              onClick={() => change(moved(value, at, 1))}
            />
            <IconButton
              icon="x"
              label={`Remove ${word} ${at + 1}`}
              onClick={() => change(value.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <Button disabled={value.length >= most} onClick={() => change([...value, ''])}>
        Add a {word}
      </Button>
    </div>
  );
}
