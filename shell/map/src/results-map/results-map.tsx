import { mapId } from '@atoll/ui/results-frame';
import { useMemo, type ReactNode } from 'react';
import { MapPane, type MapPaneProps } from '../map-pane/map-pane';
import { resultMarkers, type MapResult } from '../result-markers/result-markers';
import { ResultPreview } from '../result-markers/result-preview';

/** A result on the map, and what the card of its marker says. */
export interface ResultOnMap extends MapResult {
  /** Absent for what has no picture, such as a person. */
  readonly pictureUri?: string;
  /** '$486 total', or what stands for it: a line under the name. */
  readonly text: string;
  /** Beside the text, such as the rating. */
  readonly facts?: ReactNode;
}

export type ResultsMapProps = Omit<MapPaneProps, 'id' | 'markers' | 'renderPreview'> & {
  /** 'hotel': the name of the `ResultsFrame` that the map stands in. */
  name: string;
  /** The same array as long as nothing of it changes: the markers are made anew with it. */
  results: readonly ResultOnMap[];
};

/** The map of a page of results, with their markers and the cards of these. */
export function ResultsMap({ name, results, ...pane }: ResultsMapProps) {
  const { seen } = pane.map.focus;
  const markers = useMemo(() => resultMarkers(results, seen), [results, seen]);
  return (
    <MapPane
      {...pane}
      id={mapId(name)}
      markers={markers}
      renderPreview={(id) => {
        const result = results.find((one) => one.id === id);
        return (
          result && (
            <ResultPreview pictureUri={result.pictureUri} name={result.name} text={result.text}>
              {result.facts}
            </ResultPreview>
          )
        );
      }}
    />
  );
}
