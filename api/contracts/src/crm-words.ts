/** Where a contact stands, in the order of the board. */
export const STAGES = ['new', 'contacted', 'quoted', 'won', 'lost'] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  new: 'New',
  contacted: 'In talks',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
};

/** Why a contact was lost, as its owner chooses it. */
export const LOST_REASONS = {
  price: 'Too expensive',
  elsewhere: 'Booked elsewhere',
  silent: 'No answer',
  plans: 'Plans changed',
  unfit: 'Not what we offer',
  other: 'Another reason',
} as const;
/** So long may be what is said beside the reason. */
export const LOST_TEXT_MAX = 500;
export type LostReasonKey = keyof typeof LOST_REASONS;
export const LOST_REASON_KEYS = Object.keys(LOST_REASONS) as LostReasonKey[];

/** Where a contact comes from: a request for quotes, its owner's hand, or a CSV file. */
export const CONTACT_SOURCES = ['request', 'hand', 'file'] as const;
export type ContactSource = (typeof CONTACT_SOURCES)[number];

/** What is due: by today, before today, within seven days, or nothing at all. */
export const DUE_FILTERS = ['today', 'late', 'week', 'none'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

/** The next task first, the last change first, or by name. */
export const CONTACT_ORDERS = ['due', 'changed', 'name'] as const;
export type ContactOrder = (typeof CONTACT_ORDERS)[number];
