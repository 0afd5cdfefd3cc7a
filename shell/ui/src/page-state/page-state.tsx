import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import type { IconName } from '../icon/icon';
import { Ring } from '../logo/logo';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as s from './page-state.module.css';

export type LoadingStateProps = {
  /** 'Loading hotels': announced, never drawn. */
  label: string;
  /** Skeletons in the shape of the result. */
  children?: ReactNode;
  className?: string;
};

/** Skeletons that appear after 200 ms, so that a quick answer shows none. */
export function LoadingState({ label, children, className }: LoadingStateProps) {
  return (
    <div className={classNames(s.loading, className)} aria-busy="true">
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      <div className={s.late} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

type StateWords = {
  title: string;
  /** One sentence, in the specification's exact words where it has them. */
  text?: ReactNode;
  icon?: IconName;
  /** The title's level in the page's outline; 2 by default. */
  headingLevel?: 2 | 3;
  className?: string;
};

type FrameProps = StateWords & { role?: 'alert'; action?: ReactNode };

function StateFrame({ title, text, icon, headingLevel = 2, className, role, action }: FrameProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(s.state, className)} role={role}>
      <Ring className={s.ring} icon={icon} />
      <Heading className={s.title}>{title}</Heading>
      {text && <p className={s.text}>{text}</p>}
      {action && <div className={s.actions}>{action}</div>}
    </div>
  );
}

export type EmptyStateProps = StateWords & { action?: ReactNode };

/** Nothing to show, and one way on. */
export function EmptyState({ icon = 'map-search', ...words }: EmptyStateProps) {
  return <StateFrame icon={icon} {...words} />;
}

export type ErrorStateProps = StateWords & {
  onRetry?: () => void;
  retryLabel?: string;
  /** A further way out, after the retry. */
  action?: ReactNode;
};

/** Something failed. It fills only its slot and offers to try again. */
export function ErrorState({
  icon = 'cloud-off',
  onRetry,
  retryLabel = 'Try Again',
  action,
  ...words
}: ErrorStateProps) {
  const actions =
    onRetry || action ? (
      <>
        {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
        {action}
      </>
    ) : undefined;
  return <StateFrame icon={icon} role="alert" action={actions} {...words} />;
}

export type FailureCardProps = {
  heading?: string;
  sentence?: string;
  onRetry?: () => void;
  className?: string;
};

/** What stands in the slot of a remote that failed, while the rest of the site lives on (ERR-09). */
export function FailureCard({
  heading = 'Page Not Found',
  sentence = 'There was an error loading this page.',
  onRetry,
  className,
}: FailureCardProps) {
  return (
    <ErrorState
      icon="plug-connected-x"
      title={heading}
      text={sentence}
      retryLabel="Retry"
      onRetry={onRetry}
      className={classNames(s.failure, className)}
      action={
        <Button variant="quiet" href="/">
          Go home
        </Button>
      }
    />
  );
}
