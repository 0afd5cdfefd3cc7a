import { Type, type Static } from 'typebox';

const Optional = Type.Optional;

/** All that Marco states about things. What is not on this list is not stated (MAR-61). */
export const CLAIM_KINDS = [
  'found',
  'stay',
  'stayPrice',
  'nightPrice',
  'personPrice',
  'cheapest',
  'dearest',
  'between',
  'withinBudget',
  'overBudget',
  'stars',
  'rating',
  'has',
  'hasNot',
  'freeCancellation',
  'distance',
  'area',
  'duration',
  'sample',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** What shows that a claim is true, in the language of the answer. */
export const ClaimEvidence = Type.Object({
  /** What was compared or reckoned with, a line each. */
  rows: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  /** For which days and people it was asked, and whose data it is: a sentence each. */
  notes: Type.Array(Type.String()),
  /** A path of this site where a reader can see it. */
  href: Optional(Type.String({ pattern: '^/' })),
});
export type ClaimEvidence = Static<typeof ClaimEvidence>;

/** One statement, written by code and true by the data of its conversation. */
export const ChatClaim = Type.Object({
  kind: Type.Enum([...CLAIM_KINDS]),
  /** One sentence. */
  text: Type.String(),
  evidence: ClaimEvidence,
});
export type ChatClaim = Static<typeof ChatClaim>;

export const ChatClaims = Type.Object({
  claims: Type.Array(ChatClaim),
  /** What opens the evidence: 'How do you know?' in the language of the answer. */
  how: Type.String(),
  /** Of the page that `href` leads to: 'See it' in that language. */
  see: Type.String(),
});
export type ChatClaims = Static<typeof ChatClaims>;

/** What the model says in its own words: nobody has checked it, which `label` says in the language of the answer. */
export const ChatAdvice = Type.Object({ label: Type.String(), text: Type.String() });
export type ChatAdvice = Static<typeof ChatAdvice>;
