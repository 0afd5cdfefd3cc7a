import { Avatar, type AvatarProps } from '../avatar/avatar';
import { classNames } from '../class-names';
import * as s from './portrait.module.css';

const PIXELS = { s: 40, m: 56, l: 96 };

export type PortraitProps = AvatarProps & {
  /** The address of a square picture of the person; without one the initials stand for it. */
  picture: string | null | undefined;
};

/**
 * The person's own picture, else their initials. The small sizes stand in lists, which may be long: their pictures wait
 * until they come near.
 */
export function Portrait({ picture, ...who }: PortraitProps) {
  const { name, size = 'm', className } = who;
  if (!picture) return <Avatar {...who} />;
  return (
    <img
      className={classNames(s.picture, className)}
      src={picture}
      alt={`Portrait of ${name}`}
      width={PIXELS[size]}
      height={PIXELS[size]}
      loading={size === 'l' ? undefined : 'lazy'}
    />
  );
}
