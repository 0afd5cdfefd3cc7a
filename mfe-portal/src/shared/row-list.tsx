import { classNames } from '@atoll/ui/class-names';
import { Button as KitButton, IconButton } from '@atoll/ui/button';
import { Button, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import * as s from './row-list.module.css';

interface Props {
  /** The form's list. */
  readonly name: string;
  /** 'Slide': one of them. */
  readonly noun: string;
  readonly most: number;
  /** False where the last one must stay. */
  readonly canBeEmpty: boolean;
  /** What a new row begins with. */
  readonly fresh: object;
  /** The fields of the row at this place. */
  readonly row: (at: number) => ReactNode;
  /** What a row shows while it is folded, of rows that are too long to be all open. */
  readonly folded?: (at: number) => ReactNode;
}

/** Rows that were there when the page was opened are folded, new ones are open. */
function useFolded(name: string) {
  const form = Form.useFormInstance();
  const [known] = useState(() => (form.getFieldValue(name) as readonly unknown[] | undefined)?.length ?? 0);
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  return {
    isFolded: (key: number) => key < known !== turned.has(key),
    turn: (key: number) =>
      setTurned((before) =>
        before.has(key) ? new Set([...before].filter((each) => each !== key)) : new Set([...before, key]),
      ),
  };
}

/** Rows of fields in an order: added, moved and removed. */
export function RowList({ name, noun, most, canBeEmpty, fresh, row, folded }: Props) {
  const { isFolded, turn } = useFolded(name);
  const word = noun.toLowerCase();
  return (
    <Form.List name={name}>
      {(rows, { add, remove, move }) => (
        <>
          {rows.length === 0 && <p>There is none, so the page leaves this part out.</p>}
          <ol className={s.rows}>
            {rows.map(({ key, name: at }) => {
              const isClosed = folded !== undefined && isFolded(key);
              return (
                <li key={key}>
                  <div
                    role="group"
                    aria-label={`${noun} ${at + 1}`}
                    className={classNames(isClosed && s.folded)}
                  >
                    <div className={s.head}>
                      <div className={s.title}>{folded ? folded(at) : <b>{`${noun} ${at + 1}`}</b>}</div>
                      <div className={s.actions}>
                        {folded && (
                          <KitButton
                            variant="quiet"
                            size="small"
                            aria-expanded={!isClosed}
                            aria-label={`${isClosed ? 'Edit' : 'Fold'} ${word} ${at + 1}`}
                            onClick={() => turn(key)}
                          >
                            {isClosed ? 'Edit' : 'Fold'}
                          </KitButton>
                        )}
                        <IconButton
                          icon="chevron-up"
                          label={`Move ${word} ${at + 1} up`}
                          disabled={at === 0}
                          onClick={() => move(at, at - 1)}
                        />
                        <IconButton
                          icon="chevron-down"
                          label={`Move ${word} ${at + 1} down`}
                          disabled={at === rows.length - 1}
                          onClick={() => move(at, at + 1)}
                        />
                        <IconButton
                          icon="x"
                          label={`Remove ${word} ${at + 1}`}
                          disabled={!canBeEmpty && rows.length === 1}
                          onClick={() => remove(at)}
                        />
                      </div>
                    </div>
                    <div className={s.fields}>{row(at)}</div>
                  </div>
                </li>
              );
            })}
          </ol>
          <p>
            <Button disabled={rows.length >= most} onClick={() => add(fresh)}>
              Add a {word}
            </Button>
          </p>
        </>
      )}
    </Form.List>
  );
}
