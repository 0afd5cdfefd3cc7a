import type { AskedAgent } from '@atoll/contracts/quote-request';
import { Portrait } from '@atoll/ui/portrait';
import type { ReactNode } from 'react';
import * as s from './agent-row.module.css';

interface AgentRowProps {
  readonly agent: AskedAgent;
  /** Why this one: sentences without a full stop. */
  readonly reasons: readonly string[];
  /** Below the reasons, such as where this agent stands. */
  readonly below?: ReactNode;
  /** At the end of the row. */
  readonly children?: ReactNode;
}

/** An agent who is asked, and why. */
export function AgentRow({ agent, reasons, below, children }: AgentRowProps) {
  const { name, agency, city, picture, page } = agent;
  return (
    <div className={s.row}>
      <Portrait name={name} picture={picture} size="s" />
      <div className={s.words}>
        <p>
          <a className={s.name} href={page}>
            {name}
          </a>{' '}
          <span className={`small muted ${s.where}`}>{agency ? `${agency}, ${city}` : city}</span>
        </p>
        {reasons.length > 0 && <p className="small muted">{reasons.join('. ')}.</p>}
        {below}
      </div>
      {children}
    </div>
  );
}
