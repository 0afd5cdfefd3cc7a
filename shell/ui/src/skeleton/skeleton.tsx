import { classNames } from '../class-names';
import * as s from './skeleton.module.css';

export type SkeletonProps = {
  /** A line of text (default), a title, a button, a picture of 4:3, a circle, or a block that the caller sizes by class. */
  shape?: 'line' | 'short' | 'title' | 'button' | 'picture' | 'circle' | 'block';
  className?: string;
};

/** The place of something that is still loading. Put skeletons inside a `LoadingState`, which says so in words. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={classNames(s.skeleton, s[shape], className)} aria-hidden="true" />;
}
