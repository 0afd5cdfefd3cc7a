import type { ExpoEventBody } from '@atoll/contracts/expo';

/** What a form for a new event begins with. */
export const NEW_EVENT = {
  ...{ title: '', summary: '', text: '', venue: '', address: '', city: '', country: '' },
  ...{ startsOn: '', endsOn: '', website: null, picture: null, programme: [], exhibitors: [] },
} as unknown as ExpoEventBody;

/** The fields of an event as its form calls them. */
export const EVENT_FIELD_NAMES: Readonly<Record<keyof ExpoEventBody, string>> = {
  title: 'Title',
  summary: 'In one sentence',
  text: 'About it',
  venue: 'Venue',
  address: 'Address',
  city: 'City',
  country: 'Country',
  latitude: 'Latitude',
  longitude: 'Longitude',
  startsOn: 'First day',
  endsOn: 'Last day',
  website: 'The organiser’s site',
  picture: 'Picture',
  programme: 'Programme',
  exhibitors: 'Exhibitors',
};

/** What is sent of a form's values, or of an event that says more. */
export function eventBody(event: ExpoEventBody): ExpoEventBody {
  const { title, summary, text, venue, address, city, country, latitude, longitude } = event;
  const { startsOn, endsOn, website, picture, programme, exhibitors } = event;
  return {
    ...{ title, summary, text, venue, address, city, country, latitude, longitude, startsOn, endsOn },
    ...{ website: website || null, picture, programme, exhibitors },
  };
}
