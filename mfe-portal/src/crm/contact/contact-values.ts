import { CONTACT_TEXT_MAX, TAG_MAX, TAGS_MAX, type Contact, type ContactBody } from '@atoll/contracts/crm';
import { tooLong } from '../../shared/too-long';

/** What the form holds: tags as one text. */
export type ContactValues = Readonly<
  Record<'name' | 'email' | 'phone' | 'company' | 'place' | 'tags', string>
>;

export const NEW_CONTACT: ContactValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  place: '',
  tags: '',
};

export const CONTACT_NAMES: Readonly<Record<keyof ContactValues, string>> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  place: 'Trip or place',
  tags: 'Tags',
};

export function contactValues({
  name,
  email,
  phone,
  company,
  place,
  tags,
}: ContactBody | Contact): ContactValues {
  return { name, email, phone, company, place, tags: tags.join(', ') };
}

export function contactBody({ tags, ...values }: ContactValues): ContactBody {
  return {
    ...values,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  };
}

/** Which texts are too long, said at once, so that nothing is cut that is pasted. */
export function longTexts(values: Omit<ContactValues, 'tags'>): Partial<Record<keyof ContactValues, string>> {
  const fields = Object.keys(CONTACT_TEXT_MAX) as (keyof typeof CONTACT_TEXT_MAX)[];
  const long = fields.map((field) => [field, tooLong(values[field], CONTACT_TEXT_MAX[field])] as const);
  return Object.fromEntries(long.filter(([, problem]) => problem !== null));
}

/** What is wrong with what is typed, a sentence for each field: what the API would refuse before it looks at it. */
export function ownProblems({ name, tags }: ContactBody): Partial<Record<keyof ContactValues, string>> {
  const long = tags.find((tag) => tag.length > TAG_MAX);
  return {
    ...(name.trim() === '' && { name: 'Please enter a name.' }),
    ...(tags.length > TAGS_MAX && {
      tags: `A contact has ${TAGS_MAX} tags at most; these are ${tags.length}.`,
    }),
    ...(long !== undefined && {
      tags: `A tag has ${TAG_MAX} letters at most. “${long.slice(0, TAG_MAX)}…” has ${long.length}.`,
    }),
  };
}
