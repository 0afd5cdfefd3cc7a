import { WHY_TITLES, type Product } from '@atoll/contracts/pages/marketing.page';
import { PLAN_DAYS_MAX } from '@atoll/contracts/constants';
import { KEPT_SECONDS, timeInWords } from '@atoll/contracts/kept-for';
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
        title: 'Narrowed down',
        text: ['By category, length, language, price and rating, in a list or on a map.'],
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
        text: ['It says what you are good at, the languages you speak and the countries you know.'],
      },
      {
        title: 'Found where travelers look',
        text: ['Your profile is in the directory, on the page of your city and on the page of your country.'],
      },
      {
        title: 'Ratings with their source',
        text: ['A rating always says who counted it.'],
      },
      {
        title: 'Requests with a clock',
        text: [
          'Travelers ask agents who live where they go or plan trips there. You have 48 hours of your working days to answer with a priced plan. Whoever chooses you lets you have name, address and phone; Atoll takes no payment.',
        ],
      },
      {
        title: 'How to be listed',
        text: [
          'Register, and ask for an entry of your own or claim the one that the directory already has of you. We look at it and write to you. A new entry begins with your name, city and country. Once it is listed as yours, you add a picture, what you are good at, your languages, phone and opening hours, and requests of travelers reach you.',
        ],
      },
    ],
    action: { words: 'Register as an agent', href: '/register/agent' },
  },
  marco: {
    title: WHY_TITLES.marco,
    lede: 'Marco is our travel assistant, on every page. No account is needed to ask.',
    sections: [
      {
        title: 'Real hotels and tours',
        text: [
          'Marco answers with hotels and tours that exist on Atoll, and says where each answer comes from. What Marco knows of itself is labelled so.',
        ],
      },
      {
        title: 'A plan for each day',
        text: [
          `Up to ${PLAN_DAYS_MAX} days, with the way between the stops and what was checked of each. Change it, keep it in your trip, share it by a link, print it or put it into your calendar.`,
        ],
      },
      {
        title: 'Yours alone',
        text: [
          `Nobody else sees what you ask. Without an account it is gone ${timeInWords(KEPT_SECONDS.visitor)} after your last message.`,
        ],
      },
      {
        title: 'People take over',
        text: [
          'Ask Marco for a quote, and the form for travel agents opens with what you said filled in. You send it yourself; Marco books nothing.',
        ],
      },
    ],
    action: { words: 'Ask Marco', href: '/chat' },
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
  lede: 'Travelers find hotels here by place, price and what they offer.',
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
      title: 'Where the list comes from',
      text: [
        'Hotels, rooms and prices come from travel providers. If yours is with one of them, travelers find it here.',
      ],
    },
    {
      title: 'Your own area',
      text: [
        'Register your hotel, confirm your address and complete its profile. We look at it and write to you; from then on you change it yourself, and we look again at a new name, address or stars.',
        'Your profile does not show in the search yet. A gallery, messages and requests of agents are not there yet either.',
      ],
    },
  ],
  action: { words: 'Register your hotel', href: '/register/hotel' },
};
