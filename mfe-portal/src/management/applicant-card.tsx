import { Descriptions, Tag } from 'antd';
import { useId, type ReactNode } from 'react';
import { dayAndTime } from '../shared/civil-day';
import { VerificationTag } from '../shared/verification-tag';
import * as s from './applicant-card.module.css';
import type { Applicant, Detail } from './applicant';

interface Props {
  readonly item: Applicant;
  readonly details: readonly Detail[];
  /** Between the details and the answers: what changed, and what happened before. */
  readonly children: ReactNode;
  readonly answers: ReactNode;
}

/** Everything that an answer is about, on a phone as on a desk: nothing is approved that was not on the screen. */
export function ApplicantCard({ item, details, children, answers }: Props) {
  const id = useId();
  return (
    <article className={s.card} aria-labelledby={id}>
      <header className={s.head}>
        <h3 id={id} className={s.name}>
          {item.name}
        </h3>
        <VerificationTag status={item.verification_status} />
        {item.change_status === 'pending_approval' && <Tag color="warning">Its change waits</Tag>}
        <span className="small muted">Since {dayAndTime(item.updated_at)}</span>
      </header>
      <Descriptions size="small" column={{ xs: 1, sm: 2, lg: 3 }} items={[...details]} />
      {children}
      {answers}
    </article>
  );
}
