import { list, type LanguageWords } from './language-words';

/** English as it is typed, with its usual slips. */
export const ENGLISH: LanguageWords = {
  hotel: {
    words: list(`
      airbnb, air bnb, apartment, apartments, place to crash, stay, stays, staying, sleep, room, rooms, inn, inns, lodging, lodge, bnb, htl, htel, hotl, hotle,
      hotles, hoetl, hotal, hotals, otel, bed and breakfast, b b, guest house, guesthouse, resort, resorts,
      suite
    `),
    beginnings: list('hotel, hostel, accommod, accomod, acommod, acomod, motel'),
  },
  activity: {
    words: list(`
      to do, can we do, can i do, could we do, should we do, todo, thing to do, things to see, to see,
      what to see, sights, sight, tour, tours, fun, museum, museums, food tours, restaurant, restaurants, where to eat, can i eat, can we eat, nightlife, what should i do, what should we do, tickets, ticket, trip boat,
      cruise, cruises, hike, hikes, hiking, snorkel, snorkeling, diving, dive, wine tasting, cooking class,
      classes, cultural experiences, experience, experiences, day trip, day trips, stuff, actvities,
      acitvities, thigns, thingstodo
    `),
    beginnings: list('activit, attraction, sightsee, tour guid'),
  },
  plan: {
    words: list(`
      day by day, day plan, day plans, trip plan, travel plan, plan my trip, plan a trip, plan our trip,
      plan me a trip, plan my days, plan out, days plan, plan days, route for, travel schedule,
      plan a weekend, plan my weekend, plan a week, plan my week, plan my holiday, plan our holiday,
      plan my vacation, plan our vacation, plan a vacation, plan a holiday, road trip, day trip plan,
      days itin, weekend plan, etinerary, day itin
    `),
    beginnings: list('itiner, itern, itener, itinir, itinar, intiner, itnier, itinera'),
  },
  vaguePlan: {
    words: list('plan for, schedule, agenda, days in, day in, week in, weeks in, weekend in, plan, plans'),
    counts: list('day, days, week, weeks'),
  },
  web: {
    words: list(`
      weather, wether, wheather, forecast, raining, will it rain, is it going to rain, opening hours, opening times,
      opening time, openning hours, closing time, closed on, open on, what time does, when does, how hot is, how cold is, visa, visas, strike, strikes, news, exchange rate,
      entry requirements, entry rules, travel advisory, open now, travel warning, flight status,
      restrictions
    `),
  },
  vagueWeb: {
    words: list(`
      today, tonight, now, right now, current, currently, latest, this week, this weekend, this month,
      at the moment, these days, up to date, recent, recently, temperature, delays, safe
    `),
    beginnings: list('todays, tonights'),
  },
  quote: { words: list('quote, quotes') },
  smallTalk: {
    words: list(`
      how are you, how r u, how are u, how you doing, how is it going, hows it going, how do you do, are you there, my budget,
      my current budget, your name, a joke, a poem
    `),
  },
};
