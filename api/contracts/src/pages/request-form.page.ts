import { AGENT_SPECIALITIES } from '../agent';
import { definePage } from './page';
import { civilDate, inBrowserOnly, optionalNumber, someOf, text, wholeNumber } from './params';
import { requestPage } from './request.page';
import { REQUEST_ADULTS_MAX } from '../quote-request';

/** The form with what a link to it fills in; apart from the page, which is in the first script of every page. */
export const requestFormPage = definePage({
  ...requestPage,
  params: {
    place: inBrowserOnly(text()),
    city: inBrowserOnly(text()),
    country: inBrowserOnly(text()),
    /** Ids of agents, parted by commas. */
    agents: inBrowserOnly(text()),
    from: inBrowserOnly(civilDate()),
    to: inBrowserOnly(civilDate()),
    adults: inBrowserOnly(wholeNumber({ min: 1, max: REQUEST_ADULTS_MAX, fallback: 2 })),
    /** The budget for the whole trip; nothing without its currency. */
    amount: inBrowserOnly(optionalNumber()),
    currency: inBrowserOnly(text()),
    interests: inBrowserOnly(someOf(AGENT_SPECIALITIES)),
    /** What is asked about, such as a hotel: its name and the path of its page. */
    about: inBrowserOnly(text()),
    aboutPath: inBrowserOnly(text()),
    notes: inBrowserOnly(text()),
    /** Id of a plan whose link this device keeps; the id alone opens nothing. */
    plan: inBrowserOnly(text()),
  },
});
