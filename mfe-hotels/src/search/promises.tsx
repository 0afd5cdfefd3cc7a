import { Icon, type IconName } from '@atoll/ui/icon';
import * as s from './promises.module.css';

const PROMISES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'receipt',
    title: 'The total is the total',
    text: 'Taxes and fees are inside every price you see.',
  },
  {
    icon: 'calendar-check',
    title: 'Cancellation in plain words',
    text: 'The last day to cancel free is shown on every card.',
  },
  {
    icon: 'user-heart',
    title: 'Or ask a person',
    text: 'A travel agent who knows the city can book it for you.',
  },
];

/** How prices work here. */
export function Promises() {
  return (
    <section className="section-tight sand" aria-labelledby="hotels-promises">
      <div className={`wrap ${s.promises}`}>
        <h2 className="visually-hidden" id="hotels-promises">
          How prices work
        </h2>
        {PROMISES.map(({ icon, title, text }) => (
          <div key={title}>
            <Icon name={icon} size="l" />
            <div>
              <b>{title}</b>
              <p className="muted small">{text}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
