import { hotelOf, offerOf, priced } from '../testing/fixtures';
import { addressText } from '../shared/hotel-text';
import { amenityChips, cardCancellation, cardPrice } from './hotel-card.model';

it('HSE-38: the address is street, city and country code, or says that it is unavailable', () => {
  expect(addressText(hotelOf())).toBe('Rua do Salvador 22, Lisbon, PT');
  expect(addressText(hotelOf({ address: { cityName: 'Lisbon' } }))).toBe('Lisbon');
  expect(addressText(hotelOf({ address: undefined }))).toBe('Address unavailable');
  expect(addressText(hotelOf({ address: { lines: [] } }))).toBe('Address unavailable');
});

it('HSE-39: of four amenities two are chips and two are more', () => {
  const { chips, more } = amenityChips(hotelOf());
  expect(chips.map((chip) => chip.label)).toEqual(['WiFi', 'Pool']);
  expect(more).toEqual(['Restaurant', 'Parking']);
});

it('HSE-39: only WiFi, Pool, Restaurant and Parking become chips', () => {
  const { chips, more } = amenityChips(hotelOf({ amenities: ['FITNESS_CENTER', 'PARKING'] }));
  expect(chips.map((chip) => chip.label)).toEqual(['Parking']);
  expect(more).toEqual(['Fitness Center']);
  expect(amenityChips(hotelOf({ amenities: undefined }))).toEqual({ chips: [], more: [] });
});

it('HSE-40: an offer of 401.4 over 2 nights is $201 per night', () => {
  const offer = offerOf({ checkOutDate: '2020-12-06', price: priced('401.4') });
  expect(cardPrice(offer)).toEqual({
    caption: 'total',
    round: true,
    total: 401.4,
    currency: 'USD',
    party: '2 guests, 1 room',
    note: '$201 per night, taxes included',
  });
});

it('HSE-59: the price says for how many guests and rooms it is', () => {
  expect(cardPrice(offerOf({ guests: { adults: 4 }, rooms: 2 }))).toMatchObject({
    party: '4 guests, 2 rooms',
  });
  expect(cardPrice(offerOf({ guests: { adults: 1 }, rooms: undefined }))).toMatchObject({
    party: '1 guest, 1 room',
  });
});

it('HSE-40: the cancellation line appears only where the offer names its terms', () => {
  expect(cardCancellation(offerOf(), '2020-11-21')).toMatchObject({ free: true });
  expect(cardCancellation(offerOf({ policies: {} }), '2020-11-21')).toBeNull();
});
