import { RequestLink } from '@atoll/platform/request-link';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { Picture } from '@atoll/ui/picture';
import { Tabs } from '@atoll/ui/tabs';
import * as s from './ways-to-plan.module.css';

interface Way {
  readonly value: string;
  readonly label: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly href: string;
  readonly words: string;
}

const WAYS: readonly Way[] = [
  {
    value: 'agents',
    label: 'Agents',
    text: 'Find somebody who lives there or goes there often, by city, speciality and language.',
    points: ['Around the world', 'By what they are good at', 'In the language you speak'],
    href: '/travel-agents',
    words: 'Find agents',
  },
  {
    value: 'hotels',
    label: 'Hotels',
    text: 'Hotels around the world, with the price of the whole stay on every card.',
    points: [
      'Taxes and fees included',
      'On a list and on a map',
      'The last day to cancel free, where there is one',
    ],
    href: '/hotels',
    words: 'Find hotels',
  },
  {
    value: 'tours',
    label: 'Tours',
    text: 'Walks, tastings, boats and day trips, from an hour to a week.',
    points: ['By category, length and language', 'On a list and on a map', 'Kept with your trip'],
    href: '/tours',
    words: 'Find tours',
  },
  {
    value: 'marco',
    label: 'Marco AI',
    text: 'Our assistant for the first question: hotels, things to do and a plan for each day, with its sources.',
    points: [
      'Answers with hotels and tours that exist',
      'Plans day by day',
      'Shared, printed or in your calendar',
    ],
    href: '/chat',
    words: 'Meet Marco',
  },
];

/** Four ways to plan a trip as tabs, with the two things to do next (HOM-11, HOM-12, HOM-16). */
export function WaysToPlan() {
  return (
    <section className="section sand" aria-labelledby="ways">
      <div className={`wrap ${s.ways}`}>
        <div>
          <h2 className="display h2" id="ways">
            Four ways to plan a trip
          </h2>
          <Tabs
            className={s.tabs}
            label="Ways to plan"
            tabs={WAYS.map(({ value, label, text, points, href, words }) => ({
              value,
              label,
              panel: (
                <div className={s.panel}>
                  <p className="lede">{text}</p>
                  <ul className={s.points}>
                    {points.map((point) => (
                      <li key={point}>
                        <Icon name="check" /> {point}
                      </li>
                    ))}
                  </ul>
                  <p>
                    <a className="link" href={href}>
                      {words}
                    </a>
                  </p>
                </div>
              ),
            }))}
          />
          <div className={s.actions}>
            <RequestLink known={{}}>Submit RFQ</RequestLink>
            <Button href="/map" variant="quiet" icon="map-2">
              Explore Map
            </Button>
          </div>
        </div>
        <Picture className={s.picture} src="/media/artwork/harbour.noon-800x600.avif" alt="" ratio="4/3" />
      </div>
    </section>
  );
}
