import { CLAIM_KINDS, type ClaimKind } from '@atoll/contracts/marco-claims';
import type { ModelTool } from '../model/language-model';
import { AMENITY_TASTES, type AmenityTaste } from '../travel/hotel-tastes';

/** What a model wants to be stated: nothing of it is said, only what the data says of it. */
export interface StatedClaim {
  readonly kind: ClaimKind;
  /** The thing that is spoken of: 'h1' is the first hotel, 'a1' the first activity. */
  readonly of?: string;
  /** Of a distance: another thing; the centre of the place where it is missing. */
  readonly to?: string;
  readonly amenity?: AmenityTaste;
  /** An amount, a number of stars or kilometres that the model believes; another one makes the claim false. */
  readonly value?: number;
}

/** More are no answer but a list. */
export const CLAIMS_MAX = 4;

export const STATE_CLAIMS: ModelTool = {
  name: 'state_claims',
  description:
    'States facts about what was found, the most useful first. Each is checked and written for you; choose from the list.',
  parameters: {
    type: 'object',
    properties: {
      claims: {
        type: 'array',
        maxItems: CLAIMS_MAX,
        items: {
          type: 'object',
          properties: {
            kind: { type: 'string', enum: CLAIM_KINDS },
            of: { type: 'string', description: 'Which thing: its ref' },
            to: { type: 'string', description: 'Of a distance: the ref of another thing' },
            amenity: { type: 'string', enum: AMENITY_TASTES },
            value: { type: 'number' },
          },
          required: ['kind'],
          additionalProperties: false,
        },
      },
    },
    required: ['claims'],
    additionalProperties: false,
  },
};
