import type { KeptBooking } from '../bookings/kept-booking';

/** Three nights in Lisbon, as the device keeps them. */
export function keptBooking(changes: Partial<KeptBooking> = {}): KeptBooking {
  return {
    id: 'HB482913',
    reference: 'BK730256',
    status: 'CONFIRMED',
    hotelId: 'LISCM001',
    hotelName: 'Casa do Miradouro',
    address: 'Rua do Salvador 22, Lisbon, PT',
    checkInTime: '14:00',
    checkOutTime: '12:00',
    timeZone: 'Europe/Lisbon',
    checkIn: '2020-12-04',
    checkOut: '2020-12-07',
    roomType: 'Standard Room',
    adults: 2,
    total: '486.00',
    currency: 'USD',
    freeUntil: '2020-12-02',
    fee: '$162',
    cancelledOn: null,
    ...changes,
  };
}
