import { emit, on } from './events';

it('announces an event to every listener until it stops listening', () => {
  const heard: string[] = [];
  const stop = on('hotel:booked', ({ bookingId }) => heard.push(bookingId));
  emit('hotel:booked', { bookingId: 'BK1', hotelId: 'HLPAR266' });
  stop();
  emit('hotel:booked', { bookingId: 'BK2', hotelId: 'HLPAR266' });
  expect(heard).toEqual(['BK1']);
});
