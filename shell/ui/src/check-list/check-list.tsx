import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as s from './check-list.module.css';

export type CheckListProps = {
  /** One sentence each; `ok` false for what failed, or is to be looked at. */
  checks: readonly { readonly text: string; readonly ok: boolean }[];
  /** `advice`: nothing has failed, it is only worth a look. */
  look?: 'verdict' | 'advice';
};

/** What was checked by code, a sentence each. */
export function CheckList({ checks, look = 'verdict' }: CheckListProps) {
  return (
    <ul className={classNames(s.checks, look === 'advice' && s.advice)}>
      {checks.map(({ ok, text }) => (
        <li key={text} className={classNames(s.check, !ok && s.failed)}>
          <Icon name={ok ? 'check' : 'alert-circle'} size="s" />
          {look === 'verdict' && <VisuallyHidden>{ok ? 'Passed: ' : 'Failed: '}</VisuallyHidden>}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
