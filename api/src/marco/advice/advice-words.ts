/**
 * Words of buying and of records, in all their forms: what has a price, a rating, an hour, a deal or a booking is said
 * with one of them, or with a number. English alone, and closed: names and topics are no part of it.
 */
const ofWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** What is paid, and how little. */
export const MONEY_WORDS = ofWords(`
  price prices priced pricing cost costs costing pay pays paid paying payment payments fee fees fare fares free
  complimentary charge charges charged rate rates deposit deposits refund refunds refunded tax taxes half-price bargain bargains
  deal deals discount discounts discounted offer offers offering coupon coupons voucher vouchers promo promotion
  promotions prize prizes sale sales cashback code codes save saves saving savings nothing value budget budgets bill bills afford splurge economical pricier gratis cheap cheaper cheapest expensive inexpensive pricey affordable costly money cash cent cents
  member members membership bonus perk perks freebie freebies
  dollar dollars euro euros pound pounds buck bucks quid yen franc francs grand penny pennies
  exclusive limited hurry upgrade upgrades gift gifts reward rewards loyalty sells selling sell stock stocks
  member members membership bonus perk perks freebie freebies`);

/** How somebody judged it. */
export const RATING_WORDS = ofWords(`
  star stars starred rated rating ratings review reviews reviewed reviewers score scores scored scoring ranked ranking
  rave raves raving praise praises praised acclaimed regarded critics ranks voted vote votes award awards awarded point points percent percentage best-rated top-rated`);

/** When it is open. */
export const HOUR_WORDS = ofWords(`
  opens opened opening openings reopen reopens reopened closes closed closing o'clock`);

/** What was done, or is kept, for somebody. */
export const DEED_WORDS = ofWords(`
  booked reserved confirmed cancelled canceled arranged ordered purchased bought sold secured processed
  sorted handled settled behalf scheduled locked finalized finalised submitted upgraded emailed called contacted phoned texted forwarded requested approved guaranteed transferred
  reservation reservations booking bookings confirmation confirmations receipt receipts invoice invoices account
  done vacancy vacancies available availability`);

/** What nobody may be asked for in a chat, and how to be reached outside of it. */
export const CONTACT_WORDS = ofWords(`
  password passwords passcode pin card cards iban cvv cvc bitcoin bitcoins crypto wallet login log-in phone phones
  telephone telephones dial whatsapp telegram email emails mail e-mail website websites site link links click url
  number numbers webpage download dot address addresses hotline prompt prompts instruction instructions system`);

/** A house of any kind: what follows 'the' is one house, which the data alone may name. */
export const HOUSE_WORDS = ofWords(`
  hotel hotels hostel hostels inn inns motel motels resort resorts lodge lodges guesthouse guesthouses villa villas
  apartment apartments house houses palace palaces suite suites riad riads ryokan ryokans pension pensions
  bed-and-breakfast homestay homestays restaurant restaurants cafe cafes bar bars bistro bistros brasserie brasseries
  trattoria trattorias osteria osterias pizzeria pizzerias tavern taverns taverna tavernas pub pubs bakery bakeries
  diner diners shop shops store stores boutique boutiques mall malls museum museums gallery galleries theater theaters
  theatre theatres club clubs spa spas casino casinos agency agencies operator operators company companies agent agents
  casa rental rentals cinema cinemas`);

/** Each time nobody in particular: 'a small hotel', 'any museum'. */
export const ANY_HOUSE = ofWords('a an any every each some another no');

/** One who speaks of the own deeds. */
export const OWN_DEEDS = ofWords('we us our ours my mine myself ourselves');

/** What an adviser does: 'I would', 'shall I', 'I suggest'. */
export const ADVISING = ofWords('would could can should shall may might suggest recommend advise am');

/** Where one sleeps and eats: 'stay at' is followed by the name of a house. */
export const STAYING = ofWords(
  'stay staying stays sleep sleeping eat eating eats dine dining lunch dinner breakfast book',
);

/** 'Stay at least two days', 'eat at night': no house. */
export const AFTER_AT = ofWords(
  'least most night home dawn dusk sunset sunrise first once noon lunchtime dinnertime',
);

/** What gives a name: 'called' is followed by one. */
export const NAMING = ofWords('called named known dubbed');
