import { filled, lines, phone } from '@atoll/contracts/account';
import { RequestBody, RequestPlace, type RequestBody as CheckedBody } from '@atoll/contracts/quote-request';
import { Type, type Static } from 'typebox';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
/** Longer ones than a request takes, so that a sentence can say so. */
const AGENTS_READ_MAX = 50;
const CHILDREN_READ_MAX = 50;
const NOTES_READ_MAX = 65_536;
const Day = orNull(Type.String({ maxLength: 40 }));

/** A request as a form may send it: what can be said in a sentence is checked by hand (`formProblems`). */
export const SentRequest = Type.Object(
  {
    ...RequestBody.properties,
    place: RequestPlace,
    when: Type.Object(
      {
        from: Day,
        to: Day,
        month: Day,
        flexibleDays: RequestBody.properties.when.properties.flexibleDays,
      },
      { additionalProperties: false },
    ),
    adults: orNull(Type.Number()),
    childAges: Type.Array(orNull(Type.Number()), { maxItems: CHILDREN_READ_MAX }),
    budget: orNull(
      Type.Object(
        {
          amount: orNull(Type.Number()),
          currency: Type.Optional(orNull(Type.String({ maxLength: 10 }))),
          per: Type.Enum(['trip', 'person']),
        },
        { additionalProperties: false },
      ),
    ),
    notes: lines(NOTES_READ_MAX),
    contact: Type.Object(
      { name: filled(200), email: Type.String({ maxLength: 1_000 }), phone: phone(200) },
      { additionalProperties: false },
    ),
    agentIds: Type.Array(Type.String({ maxLength: 100 }), { maxItems: AGENTS_READ_MAX }),
  },
  { additionalProperties: false },
);
export type SentRequest = Readonly<Static<typeof SentRequest>>;

/** A sent request in which nothing is wrong. */
export type GoodRequest = CheckedBody;
