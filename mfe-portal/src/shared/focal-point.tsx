import { Input } from 'antd';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import * as s from './focal-point.module.css';

interface Point {
  /** In hundredths of the picture. */
  readonly x: number;
  readonly y: number;
}

/** The site keeps a point to tenths of the picture: its pages may hold no style of their own. */
const STEP = 10;
const KEYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (hundredths: number) => Math.max(0, Math.min(100, Math.round(hundredths)));
const stepped = (hundredths: number) => within(Math.round(hundredths / STEP) * STEP);
const positionOf = ({ x, y }: Point) => `${within(x)}% ${within(y)}%`;

/** '30% 70%' as a point; the middle where it is none. */
function pointOf(position: string): Point {
  const [x = 50, y = 50] = position.split(' ').map((part) => Number.parseInt(part, 10));
  return { x: Number.isNaN(x) ? 50 : within(x), y: Number.isNaN(y) ? 50 : within(y) };
}

/** The point as the site's pictures take it: in shares. */
export function focalOf(position: string): Point {
  const { x, y } = pointOf(position);
  return { x: x / 100, y: y / 100 };
}

interface Props {
  /** The whole picture. */
  readonly src: string;
  /** Given by the form's item. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (position: string) => void;
}

/** The point of a picture that every crop keeps: clicked, moved with the arrow keys, or typed. */
export function FocalPoint({ src, id, value = '', onChange }: Props) {
  const hint = useId();
  const point = pointOf(value);
  const { x, y } = point;
  const move = (to: Point) => onChange?.(positionOf(to));

  function pick({ detail, clientX, clientY, currentTarget }: MouseEvent): void {
    // A click of the keyboard is nowhere in the picture.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const share = (at: number, start: number, length: number) => stepped(((at - start) / length) * 100);
    move({ x: share(clientX, box.left, box.width), y: share(clientY, box.top, box.height) });
  }
  function step(event: KeyboardEvent): void {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    move({ x: stepped(x + by.x), y: stepped(y + by.y) });
  }
  const field = (label: string, at: number, to: (typed: number) => Point) => (
    <label className={s.field}>
      {label}
      <Input
        type="number"
        min={0}
        max={100}
        step={STEP}
        value={at}
        onChange={(event) => move(to(Number(event.currentTarget.value)))}
      />
    </label>
  );

  return (
    <div className={s.point}>
      <button
        type="button"
        id={id}
        className={s.picture}
        aria-label={`Point to keep: ${x}% from the left, ${y}% from the top`}
        aria-describedby={hint}
        onClick={pick}
        onKeyDown={step}
      >
        <img src={src} alt="" draggable={false} />
        <span className={s.ring} style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <div className={s.fields}>
        {field('From the left, %', x, (typed) => ({ x: typed, y }))}
        {field('From the top, %', y, (typed) => ({ x, y: typed }))}
        <p id={hint} className={s.hint}>
          Click the picture, or use the arrow keys on it. The site keeps the point to tenths.
        </p>
      </div>
    </div>
  );
}
