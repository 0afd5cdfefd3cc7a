import type { GeoCode } from '../travel-provider';

const KM_PER_DEGREE = 111.195;

function wrap(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

function moved(centre: GeoCode, northKm: number, eastKm: number): GeoCode {
  const latitude = Math.max(-90, Math.min(90, centre.latitude + northKm / KM_PER_DEGREE));
  const kmPerLongitude = KM_PER_DEGREE * Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return { latitude, longitude: wrap(centre.longitude + eastKm / kmPerLongitude) };
}

/**
 * Centres of circles of `tileKm` that together cover a circle of `radiusKm`: a hexagonal lattice, whose points are
 * tileKm × √3 apart, with the centre where three of them meet: for 50 km by 20 km these are 12 circles, where a
 * lattice with a point at the centre needs 19. One centre where the circle is small enough.
 */
export function tileCentres(centre: GeoCode, radiusKm: number, tileKm: number): GeoCode[] {
  if (radiusKm <= tileKm) return [centre];
  const stepKm = tileKm * Math.sqrt(3);
  const rowKm = tileKm * 1.5;
  const rows = Math.ceil(radiusKm / rowKm) + 1;
  const columns = Math.ceil(radiusKm / stepKm) + 1;
  const centres: GeoCode[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      const northKm = row * rowKm - tileKm / 2;
      const eastKm = (column + (row % 2 === 0 ? 0.5 : 0)) * stepKm;
      if (Math.hypot(northKm, eastKm) < radiusKm + tileKm) centres.push(moved(centre, northKm, eastKm));
    }
  }
  return centres;
}
