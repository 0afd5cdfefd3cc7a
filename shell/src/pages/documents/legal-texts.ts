import type { PageText } from './document';

/** What happens to personal data, as the site works today (HOM-19). */
export const PRIVACY: PageText = {
  title: 'Privacy',
  lede: 'What this site knows about you, where it is kept, and for how long.',
  sections: [
    {
      title: 'On your device',
      text: [
        'Your trip (place, dates, people, saved hotels and tours), your recent searches, your simulated bookings, your currency and the color theme are kept in your browser. They are not sent to us unless a page needs them to answer you.',
        'You can delete all of it by clearing the data of this site in your browser.',
      ],
    },
    {
      title: 'On our servers',
      text: [
        'What you search for is sent to our servers to answer you, and to the travel provider without anything that names you.',
        'Errors in pages are reported without what you typed. Page views are counted by page and day only, and never for a person.',
      ],
    },
    {
      title: 'Bookings',
      text: [
        'Bookings on this site are simulated. The form checks what you enter in your browser; payment details are neither sent nor kept.',
      ],
    },
    {
      title: 'Your questions',
      text: [
        'Write to hello@atoll.example. You may ask what we know about you, and have it corrected or deleted.',
      ],
    },
  ],
  action: { words: 'Go to the home page', href: '/' },
};

/** What using the site means, as it works today (HOM-19). */
export const TERMS: PageText = {
  title: 'Terms',
  lede: 'What you can expect of this site, and what it expects of you.',
  sections: [
    {
      title: 'A demonstration',
      text: [
        'Bookings on this site are simulated: no payment is taken, no room is reserved and no contract is made.',
        'Data that is invented is marked as sample data.',
      ],
    },
    {
      title: 'Prices and availability',
      text: [
        'Prices come from travel providers and can change until a booking is confirmed. The total that you see includes the taxes and fees that the provider tells us about.',
      ],
    },
    {
      title: 'Travel agents',
      text: [
        'Agents in the directory work for themselves. What you agree with an agent is between you and the agent.',
      ],
    },
    {
      title: 'Fair use',
      text: [
        'Please do not overload the site, and do not publish what is not yours. We limit what harms others.',
      ],
    },
  ],
  action: { words: 'Go to the home page', href: '/' },
};
