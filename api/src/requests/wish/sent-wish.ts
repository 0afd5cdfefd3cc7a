import { WishBody } from '@atoll/contracts/request-change';
import { Type, type Static } from 'typebox';
import { SentRequest } from '../form/sent-request';

const { place, when, adults, childAges, budget, notes } = SentRequest.properties;

/** A changed wish as a form may send it: what can be said in a sentence is checked by hand (`formProblems`). */
export const SentWish = Type.Object(
  { ...WishBody.properties, place, when, adults, childAges, budget, notes },
  { additionalProperties: false },
);
export type SentWish = Readonly<Static<typeof SentWish>>;
