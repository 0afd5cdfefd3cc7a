// The SDK ships no types. The path with the file name keeps this declaration out of the way of others'.
declare module 'amadeus/lib/amadeus.js' {
  interface SdkResponse {
    statusCode: number;
    data: unknown;
    result: unknown;
  }
  interface Call {
    get(params?: Record<string, unknown>): Promise<SdkResponse>;
  }
  export default class Amadeus {
    constructor(options: Record<string, unknown>);
    next(response: SdkResponse): Promise<SdkResponse | null>;
    referenceData: {
      locations: Call & { hotels: { byCity: Call; byGeocode: Call; byHotels: Call } };
      location(id: string): Call;
    };
    shopping: {
      hotelOffersSearch: Call;
      hotelOfferSearch(id: string): Call;
      activities: Call & { bySquare: Call };
      activity(id: string): Call;
    };
  }
}
