import { artworkUri, TIMES_OF_DAY, type TimeOfDay } from '@atoll/contracts/artwork';
import type { Hotel } from '@atoll/contracts/hotel';
import { SCENES } from '../../shared/artwork/scenes';
import { pick, seededRandom } from '@atoll/contracts/seeded-random';
import { climatesOf, type Spot } from '../../shared/artwork/climate';
import { houseScene } from './house-scene';
import type { House } from './house-types';
import { breakfastScene, insideScenes } from './inside-scenes';
import { placeScene } from './place-scenes';
import { roomScenes } from './room-scenes';

/** What a hotel's pictures are chosen by. */
export interface PicturedHotel extends House, Spot {
  readonly hotelId: string;
  readonly cityName?: string;
}

/** One picture of a hotel before it has an address. */
export interface GalleryPicture {
  readonly scene: string;
  readonly time: TimeOfDay;
  /** What it shows, in a word or two. */
  readonly label: string;
  readonly roomCategories?: readonly string[];
}

export interface HotelGallery {
  /** Six to nine, the house first; no motif twice. */
  readonly pictures: readonly GalleryPicture[];
  /** Those that may stand for the hotel in a list, the fittest first. */
  readonly covers: readonly GalleryPicture[];
}

const PICTURES_MAX = 9;
/** A few hotels have no pictures on purpose, so that the fallback of cards is seen (HSE-38). */
const CHANCE_OF_NONE = 0.04;
/** How often a hotel shows its house first in a list, and how often what is around it; else it is a room or so. */
const HOUSE_COVERS = 0.55;
const PLACE_COVERS = 0.75;

type Untimed = Omit<GalleryPicture, 'time'>;

/** Whether a hotel has pictures at all. */
export function isPictured(hotelId: string): boolean {
  return seededRandom(`pictures ${hotelId}`)() >= CHANCE_OF_NONE;
}

/** The gallery of a hotel: the same one everywhere and at all times. */
export function hotelGallery(hotel: PicturedHotel): HotelGallery {
  if (!isPictured(hotel.hotelId)) return { pictures: [], covers: [] };
  const random = seededRandom(`gallery ${hotel.hotelId}`);
  const climates = climatesOf(hotel);
  const house = houseScene(hotel, climates, random);
  const outside = { scene: house.scene, label: 'Outside' };
  const around = { scene: placeScene(hotel, climates, random), label: 'The area' };
  const rooms = roomScenes(hotel, climates, random).map(({ categories, ...room }) => ({
    ...room,
    roomCategories: categories,
  }));
  const inside: readonly Untimed[] = insideScenes(hotel.amenities, climates);
  const lobby = { scene: 'inside-lobby', label: 'Lobby' };
  const bath = { scene: 'inside-bath', label: 'Bathroom' };
  const all = [outside, ...rooms, around, breakfastScene(climates), ...inside, lobby, bath];
  const pictures = distinct(all).slice(0, PICTURES_MAX).map(timed(hotel.hotelId));
  const shown = (wanted: readonly Untimed[]) =>
    wanted.flatMap(({ scene }) => pictures.find((picture) => picture.scene === scene) ?? []);
  const [room, ...moreRooms] = rooms;
  const others = [...shuffled(random, [...inside, lobby, ...(room ? [room] : [])]), ...moreRooms];
  if (house.isPlain) return { pictures, covers: shown([outside]) };
  const draw = random();
  if (draw < HOUSE_COVERS) return { pictures, covers: shown([outside, around, ...others]) };
  if (draw < PLACE_COVERS) return { pictures, covers: shown([around, outside, ...others]) };
  return { pictures, covers: shown([...others.slice(0, 1), outside, around, ...others.slice(1)]) };
}

function distinct(pictures: readonly Untimed[]): Untimed[] {
  return pictures.filter((one, index) => pictures.findIndex(({ scene }) => scene === one.scene) === index);
}

const timed =
  (hotelId: string) =>
  (picture: Untimed): GalleryPicture => ({
    ...picture,
    time: pick(seededRandom(`time ${hotelId} ${picture.scene}`), TIMES_OF_DAY),
  });

function shuffled<T>(random: () => number, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** A picture as the API answers it for one hotel. */
export function galleryMedium({ scene, time, label, roomCategories }: GalleryPicture) {
  const alt = `${label}, illustrated: ${SCENES.get(scene)?.says ?? label}`;
  return {
    uri: artworkUri(scene, time),
    alt,
    label,
    ...(roomCategories && { roomCategories: [...roomCategories] }),
  } satisfies NonNullable<Hotel['media']>[number];
}
