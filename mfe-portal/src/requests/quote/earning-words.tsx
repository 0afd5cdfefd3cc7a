import { minorText } from '@atoll/contracts/minor-in-words';
import type { Earning } from './draft-totals';

interface Props {
  readonly earning: Earning;
  readonly currency: string;
}

/** 'Margin $164.00, 15%'. */
export function EarningWords({ earning: { margin, percent }, currency }: Props) {
  return (
    <span>
      Margin {minorText(margin, currency)}
      {percent !== null && `, ${percent}%`}
    </span>
  );
}
