import type { LanguageWords } from './language';

export const ENGLISH: LanguageWords = {
  numbers:
    'zero, one/single, two/couple of/a couple of, three, four, five, six, seven, eight, nine, ten, eleven, twelve/dozen/a dozen, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety',
  kinds: {
    night: 'night, nights, nts, nt, nite, nites, nigths, nighs, overnight stay',
    day: 'day, days, dys',
    week: 'week, weeks, wk, wks',
    weekend: 'weekend, weekends, week end, long weekend, wkend, wknd',
    month: 'month, months',
    today: 'today, todays',
    tomorrow: 'tomorrow, tomorow, tommorow, tommorrow, tmrw, tmr, tomorrows',
    afterTomorrow: 'day after tomorrow, the day after tomorrow, overmorrow',
    tonight: 'tonight, tonite, this evening, for tonight',
    next: 'next, nxt, coming, upcoming, following',
    this: 'this, current',
    christmas: 'christmas, xmas, over christmas',
    newYear: 'new year, new years, new year s, new year s eve, new years eve, nye',
    on: 'in, on, at, during, early, mid, late, end of, beginning of, start of, middle of, by, since',
    from: 'from, starting, beginning, arriving, arrive, check in, checkin, checking in',
    until:
      'until, till, til, to, thru, through, check out, checkout, checking out, departing, depart, leaving, and leave, leave',
    between: 'between, btw',
    and: 'and, n, plus, with',
    or: 'or, nor',
    for: 'for, party of, group of, we are, were, we re, there are, there will be, x',
    one: 'a, an, a whole, a full, another',
    ordinal: 'st, nd, rd, th, of',
    adults: 'adult, adults, grown up, grown ups, grownups, aduts, adlts, ad, adts',
    people:
      'people, person, persons, ppl, peopl, poeple, pple, guest, guests, pax, travelers, travellers, traveler, traveller, of us, friends, folks, women, men, guys, ladies, persns, friend, girls',
    children:
      'child, children, kid, kids, childs, childrens, childen, kiddos, toddler, toddlers, little ones, teenagers, teens, teenager, daughters, sons, minors, grandchildren, grandkids, boy, boys, girl, grandson, granddaughter, grandchild',
    baby: 'baby, babies, infant, infants, newborn',
    ages: 'years old, year old, year olds, yrs old, yr old, yo, y o, years of age, aged, ages, age, aged between, years, yrs, who is, who are',
    family: 'family of, family with, family, families, for my family',
    rooms:
      'room, rooms, double room, double rooms, single room, single rooms, twin room, twin rooms, bedroom, bedrooms, doubles, singles, rooom',
    stars: 'star, stars, starred, *, ★, ⭐',
    limit:
      'under, below, less than, cheaper than, up to, upto, at most, no more than, not more than, max, maximum, maximal, within, spend, tops, or less, not over, not exceeding, limit, cap, for about, around, at the most, max of, a max of, a maximum of, tops of',
    budget: 'budget, my budget, our budget, a budget, budjet, buget, price limit, can afford, to spend',
    noBudget:
      'money is no object, price is no object, budget is no object, money no object, no budget, no budget limit, forget the budget, forget budget, forget about the budget, ignore the budget, any budget, any price, price does not matter, price doesn t matter, price doesnt matter, money doesn t matter, money doesnt matter, money does not matter, unlimited budget, no price limit, whatever the price, whatever it costs, never mind the budget, drop the budget, remove the budget, without a budget, budget doesn t matter, budget doesnt matter, no limit',
    per: 'per, each, every, /',
    perNight: 'nightly, pn, p n, a nite, per nite, per day, per nt, a nt',
    perPerson: 'pp, p p, a head, per head, apiece',
    perStay:
      'for the stay, for the whole stay, per stay, for the entire stay, for all nights, for the hotel, whole stay, entire stay, for the full stay, full stay, the stay, for the accommodation',
    perTrip:
      'in total, total, overall, altogether, all in, for the trip, for the whole trip, for everything, whole trip, entire trip, for the whole holiday, per trip, for the entire trip',
    also: 'also, too, as well, additionally, in addition, on top, besides, plus also',
    not: 'already have, already booked, have already booked, already got, already have booked, no, not, without, w o, don t want, dont want, don t need, dont need, do not want, do not need, doesn t need, doesnt need, no need for, not interested in, without any, skip, never, instead of, rather than, forget, except, anything but, neither, hate, avoid, drop, remove, minus',
    notAfter:
      'not needed, not necessary, unnecessary, isn t needed, isnt needed, aren t needed, is out, not wanted, are not coming, aren t coming, arent coming, is not coming, isn t coming, not coming, won t come, wont come, won t be coming, don t come, are staying home, are staying at home, stay at home, stay home, are not joining, not joining',
    common:
      'the, not only, why not, if not, not sure, no idea, don t know, dont know, do not know, haven t, havent, have not, don t have, dont have, do not have, not far from, not far, if possible, not yet, no problem, no worries, no thanks, no thank you, i, you, we, me, is, are, what, where, when, how, which, who, it, of, that, want, need, looking, find, show, please, pls, can, could, would, like, about, instead, make, give, get, some, any, my, near, book, trip, going, go, visit, us, im, hi, hello, hey, thanks, thank, there, have, has, do, does, be, will, may, march, sat, sun, mar, dec, wed, second, looking for, best, good, great, nice, more, change, something, recommend, traveling, travelling, one that, the one, staying with friends, stay with friends, sleep at friends, staying with family, stay with family, sleeping at friends, staying at a friend',
  },
  multipliers: { 100: 'hundred', 1000: 'k, thousand, grand', 100000: 'lakh, lakhs' },
  several: {
    '1 adults':
      'grandma, grandpa, grandmother, grandfather, granny, grandad, my mom, my mum, my dad, my mother, my father',
    '2 people':
      'couple, couples, as a couple, both of us, the two of us, two of us, me and my wife, me and my husband, me and my girlfriend, me and my boyfriend, me and my partner, my wife and i, my husband and i, my girlfriend and i, my boyfriend and i, my partner and i, my wife and me, my husband and me, my girlfriend and me, my boyfriend and me, my partner and me, my friend and i, my friend and me, me and my friend, me and a friend, me and my mom, me and my mum, my mom and i, my mum and i, my mother and i, with my wife, with my husband, with my girlfriend, with my boyfriend, with my partner, with my fiancee, with my spouse, honeymoon couple, my wife, my husband, my girlfriend, my boyfriend, my partner, my fiance, my fiancee, my spouse, my gf, my bf, my hubby, the wife, the hubby, me my wife, me my husband, me my girlfriend, me my boyfriend, me my partner, husband and wife',
    '1 people':
      'solo, alone, by myself, on my own, just me, only me, solo traveler, solo traveller, myself, solo trip',
    '1 children': 'my son, my daughter, son, daughter, my kid, my child',
    '14 night': 'fortnight, a fortnight',
    'this weekend': 'at the weekend, on the weekend, the weekend',
  },
  money: {
    USD: 'dollar, dollars, bucks, buck, usd, us dollars, dollers, dolars, us $',
    EUR: 'euro, euros, eur, euroes, eu',
    GBP: 'pound, pounds, quid, gbp',
    JPY: 'yen, jpy',
    INR: 'rupee, rupees, rs, inr',
    TRY: 'lira, liras, tl',
    BRL: 'reais',
    CHF: 'franc, francs, chf',
    AED: 'dirham, dirhams, aed',
    SAR: 'riyal, riyals',
    CAD: 'cad',
    AUD: 'aud',
  },
  wants: {
    hotels:
      'hotel*, budget hotel, budget hotels, a budget hotel, budget accommodation, can i sleep, can we sleep, sleep in, 2 sleep, htl, htel, hotl, hotle, hotles, hoetl, hotal, hotals, htoel, hostel, hostels, motel, motels, accommodation, accommodations, accomodation, acommodation, acomodation, accomadation, lodging, lodgings, lodge, apartment, apartments, apartement, flat, airbnb, air bnb, bnb, b&b, bed and breakfast, guest house, guesthouse, guesthouses, resort, resorts, suite, villa, villas, inn, inns, place to stay, places to stay, place to sleep, place to crash, somewhere to stay, somewhere to sleep, where to stay, where to sleep, where can i stay, where can we stay, where should i stay, where should we stay, where can i sleep, where should we sleep, where do i stay, i want to stay, want to stay, need to stay, stay in, stay at, stay near, stays, staying in, to stay, to sleep, a bed, beds for, holiday home, vacation rental, vacation rentals, holiday rental, cottage, chalet, homestay, riad, ryokan, capsule hotel, bungalow, crash pad',
    activities:
      'things to do, thing to do, stuff to do, things to see, stuff to see, thigns to do, todo, to do, what to do, what to see, what can i do, what can we do, what should i do, what should we do, what can i see, what should we see, what can we see, to see, activity, activities, activites, activitys, acitivities, actvities, attraction, attractions, atractions, sight, sights, sightseeing, tour, tours, tuor, tuors, guided tour, guided tours, walking tour, excursion, excursions, day trip, day trips, boat trip, boat trips, ticket, tickets, museum, museums, musuem, musuems, gallery, galleries, cruise, cruises, hike, hikes, hiking, snorkeling, snorkelling, snorkel, diving, scuba, surfing, kayaking, wine tasting, tasting, cooking class, cooking classes, class, classes, workshop, workshops, experience, experiences, nightlife, clubbing, where to eat, where can we eat, where can i eat, places to eat, place to eat, good food, street food, restaurant, restaurants, landmarks, landmark, must see, must sees, must do, highlights, shows, concert, concerts, fun stuff, fun, fun for kids, thingstodo, food tour, food tours, something fun, anything fun, have fun, events, safari, theme park, zoo, opera, places to visit, place to visit, worth seeing, worth visiting, worth a visit, must visit, what is there to do, whats there to do, shopping',
    plan: 'itinerary, itineraries, itinery, itinerry, itenerary, itinary, itinerery, iteneraries, itinirary, intinerary, day by day, day to day plan, daily plan, daily schedule, trip plan, travel plan, travel plans, plan my*, plan me*, plan our*, plan us*, plan a*, plan the*, plan out, plan for, plan it, planning a*, planning my*, planning our*, plan my trip, plan, route for, route through, travel schedule, schedule, road trip, roadtrip, weekend plan, agenda, organise my*, organize my*, organise our*, organize our*, what should i do each day',
    agents:
      'travel agent, travel agents, agent, agents, travel agency, travel agencies, agency, local expert, local experts, travel expert, expert, human agent, real person, talk to a human, speak to a human, speak to someone, talk to someone, travel advisor, travel advisors, travel consultant, specialist',
    request:
      'quote, quotes, quotation, quotations, get an offer, an offer, offers from, make me an offer, send me an offer, offer from, custom offer, personal offer, price estimate, estimate, request a quote, proposal',
    information:
      'weather, wether, wheather, weater, forecast, what is on, whats on, what s on, festival, festivals, raining, will it rain, does it rain, rain, rainy, snow, temperature, temperatures, how hot, how cold, how warm, climate, visa, visas, passport, opening hours, opening times, opening time, openning hours, opening hrs, closing time, what time does, what time do, when does, when do, when is, open now, open on, open today, closed on, strike, strikes, news, exchange rate, currency is, which currency, what currency, entry requirements, entry rules, travel advisory, travel warning, restrictions, flight status, delays, is it safe, safe, safety, dangerous, what time is it, vaccination, vaccinations, vaccines, how do i get from, how to get from, public transport, do i need a visa, how expensive, customs rules, public holidays, crime, covid, quarantine, entrance fee, entry fee, admission fee, how much is the entrance, how much is the entry, how much does it cost to enter, how much to enter, ticket price, ticket prices',
    help: 'my booking, my bookings, my reservation, my account, account, my trip request, cancel, cancellation, cancelling, refund, refunds, password, log in, login, log out, sign in, sign up, register, how does atoll work, how does this work, how does it work, how do you work, how does this site work, this site, this website, what is atoll, who is atoll, about atoll, does atoll*, is atoll, what can you do, what do you do, who are you, are you a bot, are you a robot, are you human, are you real, are you an ai, are you a real*, are you a person, a bot, is it free, is this free, is atoll free, does it cost anything, do you charge, customer service, support, help me with my account, contact you, privacy, my data, delete my*, change my booking, how do i book, how can i book, payment methods, pay with, how do i pay, confirmation email, my confirmation, newsletter, what is marco, who is marco, your site, your website, is it for free',
  },
  timeless:
    'what language, which language, language do, language is, best time to*, best time for, best month, best season, when to go, when to visit, when should i visit, time zone, timezone, time difference, tipping, tip in, tap water, plug, power outlet, power plug, socket, sockets, how far, history of, capital of, population, emergency number, tell me about, languages do, language spoken, is spoken, best months, good time to visit, when is the best, when should we visit, when should i go, when should we go, what is the capital, tell us about, tell me something about, tell me more about, what do you know about, known for, famous for, worth knowing, what is special about',
  tastes: {
    pool: 'pool, pools, swimming pool, swimming pools, swiming pool, infinity pool',
    breakfast: 'breakfast, breakfasts, breakfest, brekfast, brekkie, breakfst, brakfast, breakfast included',
    halfBoard: 'half board, halfboard, half pension, half bord',
    allInclusive: 'all inclusive, all included, all inclusiv, all incl, full board',
    wifi: 'wifi, wi fi, wlan, internet, wireless',
    parking: 'parking, car park, garage, carpark, place to park, park my car, park the car',
    spa: 'spa, sauna, wellness, massage, massages, hammam, jacuzzi, hot tub',
    gym: 'gym, fitness*, fitness center, fitness centre, fitness room, workout',
    restaurant: 'restaurant, restaurants',
    bar: 'bar, bars, rooftop bar',
    pets: 'pets, pet, dog, dogs, cat, cats, my dog, pet friendly, dog friendly, puppy, pets allowed',
    beach:
      'beach, beaches, beachfront, beach front, seafront, seaside, by the sea, on the sea, oceanfront, near the sea, waterfront, beech',
    airConditioning:
      'air conditioning, airconditioning, air con, aircon, air conditioned, air condition, air conditioner, ac, a c, aircondition',
    accessible:
      'wheelchair, wheelchairs, accessible, wheel chair, barrier free, disabled, step free, handicap*, mobility, wheelchair accessible',
    cheap:
      'cheap, cheaper, cheapest, cheep, chep, inexpensive, affordable, low cost, low budget, budget hotel, budget hotels, budget friendly, a budget hotel, budget accommodation, budget place, budget option, budget options, on a budget, on a tight budget, tight budget, on a shoestring, not too expensive, not expensive, less expensive, not so expensive, not too pricey, economical, reasonably priced, good value, lower price, too expensive, bargain, save money',
    luxury:
      'luxury, luxurious, luxuriuos, luxery, deluxe, fancy, posh, upscale, high end, fanciest, more luxurious, premium, exclusive, five star luxury, plush, splurge',
    central:
      'central, centrally, centrally located, city center, city centre, in the center, in the centre, town center, town centre, downtown, center, centre, in the middle of town, near the center, near the centre',
    quiet:
      'quiet, quieter, peaceful, calm, tranquil, silent, qiet, not noisy, away from the noise, relaxing, relaxed, no noise, secluded',
    family:
      'fun for kids, family friendly, kid friendly, child friendly, kids friendly, children friendly, good for kids, for kids, for the kids, for families',
    romantic: 'romantic, romance, honeymoon, romantik, anniversary',
  },
};
