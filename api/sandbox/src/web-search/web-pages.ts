/** A page that the stand-in finds: words that lead to it, and what it says. */
export interface WebPage {
  readonly words: readonly string[];
  readonly title: string;
  readonly url: string;
  readonly content: string;
}

/** example.com is reserved: nobody is led anywhere. */
export const WEB_PAGES: readonly WebPage[] = [
  {
    words: ['visa', 'passport', 'entry', 'rules'],
    title: 'Entry rules for travelers',
    url: 'https://travel-advice.example.com/entry-rules',
    content:
      'Many countries ask for a passport that is valid for six months. Visa rules depend on your nationality, so check with the embassy before you book.',
  },
  {
    words: ['weather', 'forecast', 'temperature', 'rain'],
    title: 'Weather this week',
    url: 'https://weather.example.com/this-week',
    content: 'Mild days with a few showers are expected this week. Evenings stay cool.',
  },
  {
    words: ['event', 'events', 'festival', 'concert', 'tonight', 'weekend'],
    title: 'What is on this week',
    url: 'https://events.example.com/this-week',
    content: 'Open-air concerts and a food market take place this weekend. Entry to the market is free.',
  },
  {
    words: ['strike', 'flight', 'flights', 'airport', 'delay', 'delays', 'train'],
    title: 'Travel disruptions',
    url: 'https://transport.example.com/disruptions',
    content: 'No large strikes are announced for this week. Airports advise to arrive two hours early.',
  },
  {
    words: ['exchange', 'currency', 'rate'],
    title: 'Exchange rates',
    url: 'https://rates.example.com/today',
    content: 'Rates change every day. Banks in town usually give a better rate than the airport.',
  },
];

export const OTHER_PAGE: Omit<WebPage, 'words'> = {
  title: 'Travel news',
  url: 'https://news.example.com/travel',
  content: 'Nothing unusual is reported for travelers today. Check again shortly before you leave.',
};
