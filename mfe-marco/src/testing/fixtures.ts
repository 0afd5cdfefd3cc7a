import type { ChatMessage, MarcoEvent } from '@atoll/contracts/marco';
import type { ChatActivities, ChatActivity } from '@atoll/contracts/marco-activities';
import type { Conversation } from '@atoll/contracts/marco-conversations';
import type { ChatHotels, SimplifiedHotel } from '@atoll/contracts/marco-hotels';
import type { Understood } from '@atoll/contracts/marco-understanding';
import { NOTHING_UNDERSTOOD } from '@atoll/contracts/understanding-values';
import type { MarcoPlan, PlanStop } from '@atoll/contracts/marco-plan';

export const CONVERSATION_ID = 'conversation1';
const TIME = '2020-11-25T12:00:00.000Z';

export const ROME = { name: 'Rome', country: 'Italy', latitude: 41.89, longitude: 12.48 };

export function hotelOf(part: Partial<SimplifiedHotel> = {}): SimplifiedHotel {
  return {
    id: 'H1',
    name: 'Casa Trevi',
    rating: 4.5,
    priceRange: '$$',
    city: 'Rome',
    amenities: ['WiFi'],
    roomInfo: { price: '486.00', currency: 'USD' },
    href: '/hotels?city=Rome&checkIn=2020-12-02&checkOut=2020-12-04&hotel=H1',
    sample: true,
    ...part,
  };
}

export function hotelsOf(hotels: SimplifiedHotel[]): ChatHotels {
  return {
    place: ROME,
    stay: { checkIn: '2020-12-02', checkOut: '2020-12-04', adults: 2, rooms: 1 },
    hotels,
    href: '/hotels?city=Rome&checkIn=2020-12-02&checkOut=2020-12-04',
  };
}

export function activityOf(part: Partial<ChatActivity> = {}): ChatActivity {
  return {
    id: 'A1',
    name: 'Colosseum on foot',
    rating: 4.7,
    price: { amount: 38, currencyCode: 'USD' },
    pictures: ['https://example.com/far.jpg', '/media/tours/colosseum.webp'],
    minimumDuration: '2 hours 30 minutes',
    durationMinutes: 150,
    categories: ['Sightseeing'],
    geoCode: { latitude: 41.89, longitude: 12.49 },
    bookingLink: 'https://example.com/book',
    href: '/tours?city=Rome&tour=A1',
    ...part,
  };
}

export function activitiesOf(activities: ChatActivity[]): ChatActivities {
  return { place: ROME, activities, href: '/tours?city=Rome' };
}

export function stopOf(part: Partial<PlanStop> = {}): PlanStop {
  return {
    id: 'S1',
    kind: 'activity',
    name: 'Colosseum',
    source: { name: 'Activities provider', id: '23642' },
    latitude: 41.89,
    longitude: 12.49,
    start: '10:00',
    durationMinutes: 120,
    price: { amount: 38, currency: 'USD' },
    href: '/tours?city=Rome&tour=23642',
    checks: [{ kind: 'exists', ok: true, text: 'Listed by our activities provider as 23642.' }],
    ...part,
  };
}

export function planOf(part: Partial<MarcoPlan> = {}): MarcoPlan {
  return {
    id: 'plan-0001',
    title: 'Three days in Rome',
    place: ROME,
    days: [
      {
        number: 1,
        stops: [
          stopOf(),
          stopOf({ id: 'S2', name: 'Forum', way: { km: 0.9, minutes: 12, by: 'walk' }, start: '12:30' }),
        ],
        checks: [{ kind: 'hours', ok: true, text: 'The day fits between 9:00 and 21:00.' }],
      },
      { number: 2, stops: [stopOf({ id: 'S3', name: 'Pantheon' })], checks: [] },
      { number: 3, stops: [], checks: [] },
    ],
    totals: [{ amount: 114, currency: 'USD' }],
    budget: { amount: 400, currency: 'USD' },
    checks: [{ kind: 'budget', ok: true, text: 'The sum is within the budget.' }],
    notes: ['The Invented Tower was taken out: nobody knows it.'],
    version: 1,
    isSaved: false,
    isShared: false,
    ...part,
  };
}

export function answerOf(messageId: string, part: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `${messageId}-answer`,
    role: 'assistant',
    content: 'Here you are.',
    timestamp: TIME,
    ...part,
  };
}

export function conversationOf(part: Partial<Conversation> = {}): Conversation {
  return {
    id: CONVERSATION_ID,
    title: 'Hotels in Rome',
    createdAt: TIME,
    updatedAt: TIME,
    messages: [
      { id: 'question1', role: 'user', content: 'Hotels in Rome?', timestamp: TIME },
      answerOf('question1', { content: 'Three hotels have rooms.' }),
    ],
    preferences: {},
    understood: NOTHING_UNDERSTOOD,
    understoodVersion: 1,
    currentWorkflow: null,
    openMessageId: null,
    ...part,
  };
}

/** The events of a whole answer to a message: its own between the first and the last one. */
export function eventsOf(
  messageId: string,
  events: readonly MarcoEvent[],
  answer: Partial<ChatMessage> = {},
  understood: Understood = NOTHING_UNDERSTOOD,
): MarcoEvent[] {
  return [
    {
      event: 'started',
      data: { messageId, conversationId: CONVERSATION_ID, intent: 'general', isSearching: false },
    },
    ...events,
    {
      event: 'done',
      data: { message: answerOf(messageId, answer), preferences: {}, understood, understoodVersion: 1 },
    },
  ];
}
