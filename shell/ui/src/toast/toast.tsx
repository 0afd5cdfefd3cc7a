import { Button, IconButton } from '../button/button';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import * as s from './toast.module.css';

const ICONS = { status: 'info-circle', success: 'circle-check', alert: 'alert-triangle' } as const;

export type ToastAction = {
  label: string;
  /** A link where the action is a place to go, else a button. */
  href?: string;
  onAction?: () => void;
};

export type ToastViewProps = {
  text: string;
  /** `alert` for the failure of something the person just did: it is read out at once. */
  tone?: 'status' | 'success' | 'alert';
  action?: ToastAction;
  onDismiss: () => void;
};

/** One toast. It stays until it is dismissed or replaced; the shell places it and keeps the limit of one (HOM-25). */
export function ToastView({ text, tone = 'status', action, onDismiss }: ToastViewProps) {
  return (
    <div className={s.toast} role={tone === 'alert' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
      <span className={s.text}>{text}</span>
      {action && (
        <Button
          variant="text"
          size="small"
          className={classNames(s.action)}
          href={action.href}
          onClick={action.onAction}
        >
          {action.label}
        </Button>
      )}
      <IconButton className={s.dismiss} icon="x" label="Dismiss" onClick={onDismiss} />
    </div>
  );
}
