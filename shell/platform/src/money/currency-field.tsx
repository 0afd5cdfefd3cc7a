import { fullDay } from '@atoll/contracts/dates-in-words';
import { TRAVELER_CURRENCIES, type TravelerCurrency } from '@atoll/contracts/traveler-currencies';
import { LineSelect } from '@atoll/ui/line-select';
import { useId } from 'react';
import { useMoney } from './money';
import * as s from './currency-field.module.css';

interface CurrencyFieldProps {
  /** Told of another currency, besides that it is kept on the device. */
  onChange?: (currency: TravelerCurrency) => void;
  /** Currencies of prices in the list that no rate compares. */
  incomparable?: readonly string[];
}

/** What prices are compared in, the day of the rates, and whose prices cannot be compared. */
export function CurrencyField({ onChange, incomparable = [] }: CurrencyFieldProps) {
  const id = useId();
  const { currency, rates, choose } = useMoney();
  return (
    <div className={s.line}>
      <span className={s.choice} data-needs-script="">
        <LineSelect
          label="Currency"
          value={currency}
          aria-describedby={rates ? `${id}-rates` : undefined}
          onChange={(event) => {
            const next = event.target.value as TravelerCurrency;
            choose(next);
            onChange?.(next);
          }}
        >
          {TRAVELER_CURRENCIES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </LineSelect>
      </span>
      {rates && (
        <p className={`small muted ${s.rates}`} id={`${id}-rates`}>
          {`Prices in other currencies are compared by exchange rates of ${fullDay(rates.date)}.`}
        </p>
      )}
      {incomparable.length > 0 && (
        <p className="small" role="status">
          {`Prices in ${incomparable.join(', ')} cannot be compared: they come last by price, and a price filter leaves them out.`}
        </p>
      )}
    </div>
  );
}
