/**
 * The travel vendor as the product sees it. Shapes are Amadeus's because the specification's are; another vendor's
 * adapter translates into them. Every call fails with a ProviderError.
 */
export interface GeoCode {
  readonly latitude: number;
  readonly longitude: number;
}

/** An entry of the vendor's hotel list: no pictures, no description, and rarely a rating. */
export interface ListedHotel {
  readonly hotelId: string;
  readonly name: string;
  readonly chainCode?: string;
  /** The vendor's city code. */
  readonly cityCode?: string;
  readonly countryCode?: string;
  readonly cityName?: string;
  readonly addressLines?: readonly string[];
  readonly geoCode?: GeoCode;
  /** These two only where the vendor states them to everybody, and not to those who filter by them. */
  readonly rating?: number;
  readonly amenities?: readonly string[];
}

export interface HotelListFilter {
  /** Stars, 1 to 5; empty for all. A hotel with any of them matches. */
  readonly ratings: readonly number[];
  /** Amenity codes; a hotel must have all of them. */
  readonly amenities: readonly string[];
}

export interface HotelsByCity extends HotelListFilter {
  readonly cityCode: string;
  readonly radiusKm: number;
}

export interface HotelsByGeocode extends HotelListFilter {
  readonly centre: GeoCode;
  /** Up to 50 km (C21); the adapter asks in pieces where the vendor's own limit is smaller. */
  readonly radiusKm: number;
}

/** The parameters of an offer search (PRV-08). Absent ones are left to the vendor. */
export interface OfferQuery {
  readonly hotelIds: readonly string[];
  readonly checkInDate?: string;
  readonly checkOutDate?: string;
  readonly adults: number;
  readonly roomQuantity: number;
  readonly currency: string;
  /** Per night: '100-300', '-300' or '100'. */
  readonly priceRange?: string;
  readonly boardType?: string;
  readonly paymentPolicy: string;
  readonly includeClosed: boolean;
  readonly bestRateOnly: boolean;
  readonly lang?: string;
  readonly countryOfResidence?: string;
}

/** The vendor's offers of one hotel as it sent them; `offers` is read by whoever shows them. */
export interface VendorHotelOffers {
  readonly hotel: { readonly hotelId: string; readonly name?: string };
  readonly available: boolean;
  readonly offers: readonly unknown[];
}

export interface HotelProvider {
  /** The vendor's name as people know it. */
  readonly name: string;
  readonly capabilities: {
    /** Whether offer searches take `view` (PRV-08). */
    readonly offerView: boolean;
  };
  hotelsByCity(query: HotelsByCity): Promise<ListedHotel[]>;
  hotelsByGeocode(query: HotelsByGeocode): Promise<ListedHotel[]>;
  /** The list entries of these hotels; unknown ids are left out. */
  hotelsByIds(hotelIds: readonly string[]): Promise<ListedHotel[]>;
  /** One entry per hotel that has something to say; a sold-out hotel is absent. */
  offers(query: OfferQuery): Promise<VendorHotelOffers[]>;
  offerById(offerId: string, lang?: string): Promise<VendorHotelOffers>;
}

export interface ActivitySquare {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

export interface ActivityProvider {
  readonly name: string;
  /** `radiusKm` up to 20. */
  byLocation(centre: GeoCode, radiusKm: number): Promise<VendorActivity[]>;
  bySquare(square: ActivitySquare): Promise<VendorActivity[]>;
  byId(id: string): Promise<VendorActivity>;
}

export interface VendorActivity {
  readonly id: string;
  readonly name: string;
  readonly shortDescription?: string;
  readonly description?: string;
  readonly geoCode?: GeoCode;
  readonly rating?: string;
  readonly pictures?: readonly string[];
  readonly bookingLink?: string;
  readonly price?: { readonly currencyCode?: string; readonly amount?: string };
  readonly minimumDuration?: string;
}

export interface VendorCity {
  readonly name: string;
  readonly countryName: string;
  readonly countryCode: string;
  readonly geoCode: GeoCode;
  readonly iataCode: string | null;
}

export interface LocationProvider {
  readonly name: string;
  /** Cities that a keyword finds, at most 10 (PRV-10). */
  cities(keyword: string): Promise<VendorCity[]>;
}
