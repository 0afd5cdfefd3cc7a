import { MAP_LAYERS, type MapLayer } from '@atoll/contracts/pages/map.page';
import * as s from './layer-choice.module.css';

const LABELS: Readonly<Record<MapLayer, string>> = {
  agents: 'Agents',
  hotels: 'Hotels',
  tours: 'Tours',
  sights: 'Sights',
  destinations: 'Destinations',
};

interface LayerChoiceProps {
  value: readonly MapLayer[];
  onChange: (value: readonly MapLayer[]) => void;
}

/** What the map shows, each on or off by itself (MAP-26). */
export function LayerChoice({ value, onChange }: LayerChoiceProps) {
  return (
    <fieldset className={s.layers} data-needs-script="">
      <legend className={s.legend}>On the map</legend>
      {MAP_LAYERS.map((layer) => (
        <label key={layer} className={s.layer}>
          <input
            type="checkbox"
            checked={value.includes(layer)}
            onChange={({ target }) =>
              onChange(MAP_LAYERS.filter((each) => (each === layer ? target.checked : value.includes(each))))
            }
          />
          {LABELS[layer]}
        </label>
      ))}
    </fieldset>
  );
}
