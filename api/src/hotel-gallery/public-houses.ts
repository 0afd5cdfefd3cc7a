import {
  HOUSES_IN_CITY_MAX,
  HOUSES_ON_MAP_MAX,
  houseIdOf,
  type House,
  type HouseCard,
  type HouseOnMap,
} from '@atoll/contracts/house';
import { slugify } from '@atoll/contracts/slug';
import type { HotelProfileBody } from '@atoll/contracts/account';
import { houseHref } from '@atoll/contracts/pages/house.page';
import type { FindHousePage } from '../shared/auth/account';
import type { Changes } from '../shared/changes/changes';
import type { DirectoryPages } from '../shared/directory/directory-pages';
import type { House as OwnedHouse, Houses } from '../shared/houses/houses';
import type { FindPlaces } from '../shared/places/find-places';
import { housePlaces } from './house-places';
import { coverOf, pictureUrl, pictureView } from './gallery-view';
import { houseSlug } from './house-view';
import type { HotelGalleryDocument, StoredPicture } from './hotel-gallery.model';
import type { HotelGalleryRepository } from './hotel-gallery.repository';

/** The map's answer is kept so long: what the directory changes, as a country that is hidden, is seen then. */
const MAP_KEPT_MS = 60_000;

export interface PublicHousesDeps {
  readonly galleries: Pick<HotelGalleryRepository, 'findByPage' | 'shown'>;
  readonly houses: Pick<Houses, 'find' | 'approvedAmong'>;
  readonly changes: Pick<Changes, 'onChange'>;
  readonly pages: Pick<DirectoryPages, 'city' | 'cities' | 'country'>;
  readonly findPlaces: FindPlaces;
  readonly now: () => Date;
}

export interface PublicHouses {
  /** Null for what is unknown, not approved, hidden or without a picture. */
  readonly find: (slug: string) => Promise<House | null>;
  /** Those of a city's page, by name; none for an unknown city. */
  readonly inCity: (citySlug: string) => Promise<HouseCard[]>;
  /** Those of visible countries whose town the gazetteer or the directory knows. */
  readonly onMap: () => Promise<HouseOnMap[]>;
  readonly slugs: () => Promise<string[]>;
  /** The path of the page of an account's house; null while it has none. */
  readonly pageOf: FindHousePage;
  /** Whether a house's picture may be seen by everybody, and under which key it is kept. */
  readonly isPublicPicture: (pageId: string, key: string) => Promise<boolean>;
}

/** A house that everybody may see, with all that is needed for its card. */
interface Shown {
  readonly gallery: HotelGalleryDocument;
  readonly approved: HotelProfileBody;
  readonly cover: StoredPicture;
}

function shownOf(gallery: HotelGalleryDocument, house: OwnedHouse | null): Shown | null {
  const cover = coverOf(gallery);
  const isShown = gallery.settings.isPageShown && !gallery.is_left;
  return house?.approved && cover && isShown ? { gallery, approved: house.approved, cover } : null;
}

function factsOf({ gallery, approved }: Shown) {
  const { name, property_type, city, country, star_rating: stars } = approved;
  const slug = houseSlug(approved, gallery.page_id);
  return { slug, name, property_type, city, country, stars, isSample: gallery.is_sample };
}

const isIn = ({ approved }: Shown, city: { readonly city: string; readonly clean_country: string }) =>
  slugify(approved.city) === slugify(city.city) && slugify(approved.country) === city.clean_country;

/** What everybody sees of houses. The list of all is made once and again after a change of any. */
export function createPublicHouses(deps: PublicHousesDeps): PublicHouses {
  const { galleries, houses, changes, pages, now } = deps;
  let listed: Promise<Shown[]> | null = null;
  let mapped: { readonly at: number; readonly houses: Promise<HouseOnMap[]> } | null = null;
  changes.onChange((found) => {
    if (found.some(({ kind }) => kind === 'house')) [listed, mapped] = [null, null];
  });

  async function readAll(): Promise<Shown[]> {
    const shown = await galleries.shown();
    const approved = await houses.approvedAmong(shown.map(({ _id }) => _id));
    const byId = new Map(approved.map((house) => [house.id, house]));
    return shown
      .flatMap((gallery) => shownOf(gallery, byId.get(gallery._id) ?? null) ?? [])
      .sort((one, other) => one.approved.name.localeCompare(other.approved.name, 'en'));
  }

  function all(): Promise<Shown[]> {
    const reading = (listed ??= readAll());
    // What failed once is read again by whoever asks next.
    reading.catch(() => void (listed = null));
    return reading;
  }

  async function readMap(): Promise<HouseOnMap[]> {
    const placeOf = await housePlaces(deps);
    const placed = (await all()).slice(0, HOUSES_ON_MAP_MAX).map(async (shown) => {
      const { town, countrySlug } = await placeOf(shown.approved);
      // The gazetteer knows towns of hidden countries too.
      return town && countrySlug ? [{ ...factsOf(shown), ...town }] : [];
    });
    return (await Promise.all(placed)).flat();
  }

  function onMap(): Promise<HouseOnMap[]> {
    const at = now().getTime();
    if (mapped && at - mapped.at < MAP_KEPT_MS) return mapped.houses;
    const made = { at, houses: readMap() };
    mapped = made;
    made.houses.catch(() => {
      if (mapped === made) mapped = null;
    });
    return made.houses;
  }

  async function view(shown: Shown): Promise<House> {
    const { gallery, approved, cover } = shown;
    const { page_id: id, pictures, collections } = gallery;
    const ordered = [cover, ...pictures.filter((picture) => picture !== cover)];
    return {
      id,
      ...factsOf(shown),
      address: approved.address,
      phone: approved.phone,
      description: approved.description ?? '',
      pictures: ordered.map((picture) => pictureView(id, picture)),
      collections: collections.filter((each) =>
        pictures.some(({ collection_ids }) => collection_ids.includes(each.id)),
      ),
      sharePicture: pictureUrl(id, cover.key, 'share.jpg'),
      ...(await (
        await housePlaces(deps)
      )(approved)),
    };
  }

  return {
    find: async (slug) => {
      const pageId = houseIdOf(slug);
      const gallery = pageId === null ? null : await galleries.findByPage(pageId);
      const shown = gallery && shownOf(gallery, await houses.find(gallery._id));
      return shown && view(shown);
    },
    inCity: async (citySlug) => {
      const city = await pages.city(citySlug);
      if (!city) return [];
      return (await all())
        .filter((shown) => isIn(shown, city))
        .slice(0, HOUSES_IN_CITY_MAX)
        .map((shown) => ({ ...factsOf(shown), picture: pictureView(shown.gallery.page_id, shown.cover) }));
    },
    onMap,
    slugs: async () => (await all()).map(({ gallery, approved }) => houseSlug(approved, gallery.page_id)),
    pageOf: async (userId) => {
      const own = (await all()).find(({ gallery }) => gallery.user_id === userId);
      return own ? houseHref(houseSlug(own.approved, own.gallery.page_id)) : null;
    },
    isPublicPicture: async (pageId, key) => {
      const gallery = await galleries.findByPage(pageId);
      if (!gallery?.pictures.some((picture) => picture.key === key)) return false;
      return (await houses.find(gallery._id))?.approved !== null && !gallery.is_left;
    },
  };
}
