import { KEPT_SECONDS, timeInWords } from '@atoll/contracts/kept-for';
import type { PageText } from './document';

/** What using the site means, as it works today (HOM-19). */
export const TERMS: PageText = {
  title: 'Terms',
  lede: 'What you can expect of this site, and what it expects of you.',
  sections: [
    {
      title: 'A demonstration',
      text: [
        'Hotel bookings on this site are simulated: no payment is taken, no room is reserved and no contract is made.',
        'Agents, reviews, partners and descriptions that are invented are marked as sample.',
      ],
    },
    {
      title: 'Prices and availability',
      text: [
        'Prices come from travel providers and can change until a booking is confirmed. The total that you see includes the taxes and fees that the provider tells us about.',
        'Tours are booked with their supplier, on their site and under their terms.',
      ],
    },
    {
      title: 'Travel agents and hotels',
      text: [
        'Agents in the directory work for themselves. What you agree with an agent is between you and the agent.',
        'Who registers as an agent or a hotel says what is true of themselves. We look at it before it is public, and may refuse it with a reason. An approved hotel that changes its name, address or stars is asked again.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'Each e-mail address has one account, which its owner confirms by mail. Keep your password to yourself.',
        `A device stays signed in until you sign out, at most ${timeInWords(KEPT_SECONDS.session)} after its last visit. You can sign out other devices, download your data and delete your account on your account page, at any time.`,
      ],
    },
    {
      title: 'Marco',
      text: [
        'Marco is a computer program and can be wrong. Each answer says where it comes from, and each stop of a plan what was checked. Please check what matters before you rely on it.',
        'A plan that you share can be read by everybody who has its link, until you stop sharing it.',
      ],
    },
    {
      title: 'Fair use',
      text: [
        'Please do not overload the site, and do not publish what is not yours. We limit what harms others, and say when you can go on.',
      ],
    },
  ],
  action: { words: 'Go to the home page', href: '/' },
};
