import { WHY_TITLES, type Product } from '@atoll/contracts/pages/marketing.page';
import type { PageText } from './document';

/** Why to use each product; only what the product does today (HOM-20). */
export const WHY: Readonly<Record<Product, PageText>> = {
  hotels: {
    title: WHY_TITLES.hotels,
    lede: 'The first price you see covers your whole stay, taxes and fees included.',
    sections: [
      {
        title: 'Ranked by what matters to you',
        text: ["Hotels are ranked by stars, distance and photos. Hotels can't pay for position."],
      },
      {
        title: 'On a list and on a map',
        text: ['Each hotel stands on the map with its price, from any city, island, airport or landmark.'],
      },
      {
        title: 'Cancel in time',
        text: ['The last day to cancel free is shown on every card that has one.'],
      },
    ],
    action: { words: 'Find hotels', href: '/hotels' },
  },
  tours: {
    title: WHY_TITLES.tours,
    lede: 'Walks, tastings, boats and day trips around the world, easy to compare.',
    sections: [
      {
        title: 'Facts on every card',
        text: ['Price, length, language and category stand on the card, wherever the supplier tells them.'],
      },
      {
        title: 'For your group',
        text: ['Say how many you are, and see the tours that take a group of that size.'],
      },
      {
        title: 'Kept with your trip',
        text: ['Save what you like: it is there when you look for a hotel nearby.'],
      },
    ],
    action: { words: 'Find tours', href: '/tours' },
  },
  agents: {
    title: WHY_TITLES.agents,
    lede: 'Be found by travelers who look for your city, your language and what you are good at.',
    sections: [
      {
        title: 'A page of your own',
        text: ['Your profile says what you are good at, the languages you speak and the countries you know.'],
      },
      {
        title: 'Found where travelers look',
        text: ['Your profile is in the directory, on the page of your city and on the page of your country.'],
      },
      {
        title: 'Ratings with their source',
        text: ['A rating always says who counted it.'],
      },
    ],
    action: { words: 'See the directory', href: '/travel-agents' },
  },
  marco: {
    title: WHY_TITLES.marco,
    lede: 'Marco is our travel assistant. It is not open yet.',
    sections: [
      {
        title: 'Real hotels and tours',
        text: [
          'Marco will answer with hotels and tours that exist on Atoll, and say where each answer comes from.',
        ],
      },
      {
        title: 'Until then',
        text: ['Hotels, tours and agents are open now.'],
      },
    ],
    action: { words: 'Find agents', href: '/travel-agents' },
  },
  expo: {
    title: WHY_TITLES.expo,
    lede: 'Fairs and events of the travel trade. The calendar is not open yet.',
    sections: [
      {
        title: 'What it will show',
        text: ['Dates, places and exhibitors of travel fairs around the world, with hotels nearby.'],
      },
    ],
    action: { words: 'Find hotels', href: '/hotels' },
  },
};

/** What Atoll does for hotels (HOM-20). */
export const HOTEL_MARKETING: PageText = {
  title: 'Hotel marketing',
  lede: 'Travelers find your hotel by place, price and what you offer.',
  sections: [
    {
      title: 'A fair list',
      text: [
        "Hotels are ranked by stars, distance and photos. Position can't be bought, by you or by anybody else.",
      ],
    },
    {
      title: 'The whole price',
      text: ['Travelers see the total of their stay from the start, so that nobody leaves at the last step.'],
    },
    {
      title: 'Your own area',
      text: [
        'Accounts for hotels are not open yet. They will bring your gallery, messages and requests of agents.',
      ],
    },
  ],
  action: { words: 'See the hotels', href: '/hotels' },
};
