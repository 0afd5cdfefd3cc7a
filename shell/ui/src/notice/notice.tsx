import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button/button';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import * as s from './notice.module.css';

const ICONS = { lagoon: 'info-circle', sun: 'info-circle', danger: 'alert-circle' } as const;

export type NoticeProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** `lagoon` tells, `sun` marks what is demo, `danger` names what went wrong. */
  tone?: 'lagoon' | 'sun' | 'danger';
  /** An icon of the tone by default; null for none. */
  icon?: IconName | null;
  onDismiss?: () => void;
  dismissLabel?: string;
  children: ReactNode;
};

/** A message inside the page. Give it `role="alert"` or `status` when it appears after something the person did. */
export function Notice({
  tone = 'lagoon',
  icon = ICONS[tone],
  onDismiss,
  dismissLabel = 'Dismiss',
  children,
  className,
  ...rest
}: NoticeProps) {
  return (
    <div {...rest} className={classNames(s.notice, s[tone], className)}>
      {icon && <Icon name={icon} className={s.icon} />}
      <div className={s.text}>{children}</div>
      {onDismiss && <IconButton className={s.dismiss} icon="x" label={dismissLabel} onClick={onDismiss} />}
    </div>
  );
}
