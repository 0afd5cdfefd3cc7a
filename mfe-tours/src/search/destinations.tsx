import { artworkUri, type TimeOfDay } from '@atoll/contracts/artwork';
import { TOUR_DESTINATIONS } from '@atoll/contracts/popular-places';
import type { CityOption } from '@atoll/contracts/place';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { PageSection } from '@atoll/ui/page-section';
import { plainClick } from '@atoll/ui/plain-click';
import * as s from './destinations.module.css';

/** What each destination is known for, by name. */
const LOOKS: Readonly<Record<string, readonly [scene: string, time: TimeOfDay, words: string]>> = {
  'New York': ['new-york', 'dusk', 'Rooftops, jazz and a pastrami walk'],
  London: ['london', 'golden', 'Markets, ghosts and river boats'],
  Paris: ['paris', 'noon', 'Bakeries at dawn, cellars at night'],
  Tokyo: ['tokyo', 'dawn', 'Temples, tea and tiny kitchens'],
  Rome: ['rome', 'golden', 'Two thousand years on one walk'],
  Cairo: ['cairo', 'golden', 'Pyramids, bazaars, the Nile by felucca'],
  Maldives: ['lagoon', 'noon', 'Reefs, sandbanks and slow boats'],
  Maafushi: ['tour-diving', 'noon', 'Snorkelling with rays off the pier'],
  Thulusdhoo: ['beach-bay', 'noon', 'Surf breaks you can walk to'],
  Fulidhoo: ['lagoon', 'golden', 'Nurse sharks and drums at dusk'],
  Gulhi: ['beach-bay', 'golden', 'A shipyard, a sandbank, a swing'],
  Dhiffushi: ['lagoon-night', 'dusk', 'First light of the whole atoll'],
};

interface DestinationsProps {
  hrefOf: (place: CityOption) => string;
  onChoose: (place: CityOption) => void;
}

/** The twelve destinations of the empty search (TOU-01, TOU-02). */
export function Destinations({ hrefOf, onChoose }: DestinationsProps) {
  return (
    <PageSection
      id="tour-destinations"
      title="Popular destinations"
      text="Seven places, and five islands of the Maldives."
    >
      <ul className={s.grid}>
        {TOUR_DESTINATIONS.map((place) => {
          const [scene, time, words] = LOOKS[place.name] ?? ['skyline', 'noon', place.country];
          return (
            <li key={place.name} className={s.card}>
              <ArtworkPicture
                className={s.picture}
                uri={artworkUri(scene, time)}
                place="tile"
                sizes="(max-width: 640px) 50vw, 380px"
                alt=""
                ratio="6/5"
              />
              <h3 className="title">
                <a className={s.name} href={hrefOf(place)} onClick={plainClick(() => onChoose(place))}>
                  {place.name}
                </a>
              </h3>
              <p className="small muted">{words}</p>
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
