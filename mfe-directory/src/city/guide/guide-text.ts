import type { SightKind } from '@atoll/contracts/city-guide';
import type { IconName } from '@atoll/ui/icon';

export function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** 'custard tart' is 'Custard tart.' */
export function asSentence(text: string): string {
  return upperFirst(/[.!?]$/.test(text) ? text : `${text}.`);
}

const ICONS: Readonly<Partial<Record<SightKind, IconName>>> = {
  park: 'trees',
  garden: 'trees',
  cemetery: 'trees',
  waterfall: 'trees',
  mountain: 'trees',
  beach: 'beach',
  island: 'beach',
  lake: 'pool',
  harbour: 'ship',
  cruise: 'ship',
  lighthouse: 'ship',
  bridge: 'route',
  street: 'route',
  market: 'tools-kitchen-2',
  zoo: 'paw',
  aquarium: 'paw',
  wildlife: 'paw',
  temple: 'building-pavilion',
  mosque: 'building-pavilion',
  tower: 'building-skyscraper',
  viewpoint: 'photo',
  square: 'map-pin',
  neighbourhood: 'home',
  cave: 'map-pin',
};

export function kindIcon(kind: SightKind): IconName {
  return ICONS[kind] ?? 'building-monument';
}
