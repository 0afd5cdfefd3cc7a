import type { City } from '@atoll/contracts/destination';
import { houseHref } from '@atoll/contracts/pages/house.page';
import { SampleMark } from '@atoll/ui/chip';
import { Picture } from '@atoll/ui/picture';
import { houseKind } from '../shared/houses/house-text';
import { useHousesInCityQuery } from '../shared/houses/houses.api';
import * as s from './city-houses.module.css';

/** Houses of the city that have an account on Atoll, beside its agents; nothing where there is none (HOT-17). */
export function CityHouses({ city: { name, slug } }: { readonly city: City }) {
  const { data: houses = [] } = useHousesInCityQuery(slug);
  if (houses.length === 0) return null;
  return (
    <section className="wrap section-tight" aria-labelledby="city-houses">
      <h2 className="display h2" id="city-houses">
        Houses on Atoll in {name}
      </h2>
      <ul className={s.houses}>
        {houses.map((house) => (
          <li key={house.slug} className={s.house}>
            <Picture src={house.picture.paths.small} alt="" ratio="4/3" className={s.picture} />
            <h3 className="title">
              <a className={s.name} href={houseHref(house.slug)}>
                {house.name}
              </a>
            </h3>
            <p className="small muted">
              {houseKind(house)} {house.isSample && <SampleMark>Sample house</SampleMark>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
