import type { City, ShownGuide } from '@atoll/contracts/destination';
import type { CityOption } from '@atoll/contracts/place';
import { DayTrips } from './day-trips';
import { Food } from './food';
import { GuideHero } from './guide-hero';
import { JumpBar } from './jump-bar';
import { Quarters } from './quarters';
import { Sights } from './sights';
import { Ways } from './ways';
import { Year } from './year';

interface CityGuideProps {
  readonly city: City;
  readonly guide: ShownGuide;
}

/** What somebody who knows a city tells of it (DES-11): all of it is in the server's HTML. */
export function CityGuide({ city, guide }: CityGuideProps) {
  const { name, country, lat, lng } = city;
  const place: CityOption = { name, country, latitude: lat, longitude: lng };
  return (
    <>
      <GuideHero city={city} place={place} />
      <JumpBar city={city} guide={guide} />
      {guide.sights.length > 0 && <Sights city={city} sights={guide.sights} />}
      {guide.quarters.length > 0 && <Quarters place={place} quarters={guide.quarters} />}
      {guide.food.length > 0 && <Food food={guide.food} />}
      <Year guide={guide} />
      <Ways guide={guide} />
      {guide.day_trips.length > 0 && <DayTrips country={country} trips={guide.day_trips} />}
    </>
  );
}
