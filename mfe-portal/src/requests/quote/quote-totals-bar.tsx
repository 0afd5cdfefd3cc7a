import { minorText } from '@atoll/contracts/minor-in-words';
import { countOf } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import type { DraftTotals } from './draft-totals';
import { EarningWords } from './earning-words';
import * as s from './quote-editor.module.css';

interface Props {
  readonly totals: DraftTotals;
  readonly currency: string;
  readonly traveler: string;
  /** The version that is sent. */
  readonly version: number;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

function Earned({ totals: { earning, withoutNet }, currency }: Pick<Props, 'totals' | 'currency'>) {
  if (!earning) return null;
  return (
    <p className={s.secret}>
      <Icon name="lock" size="s" />
      <span>
        Only you: net {minorText(earning.net, currency)},{' '}
        <EarningWords earning={earning} currency={currency} />
        {withoutNet > 0 && `, ${countOf(withoutNet, 'line')} without net left out`}
      </span>
    </p>
  );
}

/** What the draft comes to, and the way to send it. Stays in sight. */
export function QuoteTotalsBar(props: Props) {
  const { totals, currency, traveler, version, isSending, onSend } = props;
  const { total, withOptions, uncounted, withoutRate } = totals;
  const missing = uncounted + withoutRate.length;
  return (
    <div className={s.bar}>
      <p className={s.sum} aria-live="polite">
        {traveler} pays <b>{minorText(total, currency)}</b>
        {withOptions !== null && <span> {minorText(withOptions, currency)} with all options</span>}
        {missing > 0 && (
          <span className={s.missing}>
            {countOf(missing, 'line')} not counted yet{withoutRate.length > 0 && ': no rate for the currency'}
          </span>
        )}
      </p>
      <Earned totals={totals} currency={currency} />
      <Button className={s.send} busy={isSending} onClick={onSend}>
        Send version {version}
      </Button>
    </div>
  );
}
