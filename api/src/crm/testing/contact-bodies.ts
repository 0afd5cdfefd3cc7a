import type { Contact, ContactBody } from '@atoll/contracts/crm';
import { CRM_PATHS, crmPath } from '@atoll/contracts/crm-paths';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { AccountsSite, Person } from '../../../test/accounts';

type Method = NonNullable<InjectOptions['method']>;

/** A contact in which nothing is wrong. */
export function contactBody(change: Partial<ContactBody> = {}): ContactBody {
  return { name: 'Nadia Okafor', email: '', phone: '', company: '', place: '', tags: [], ...change };
}

/** What a test asks of contacts as somebody who is signed in. */
export function contactsBy(site: () => AccountsSite) {
  const send = (
    person: Pick<Person, 'headers'> | null,
    method: Method,
    url: string,
    more: { payload?: object; version?: number } = {},
  ): Promise<LightMyRequestResponse> =>
    site().app.inject({
      method,
      url,
      ...(more.payload && { payload: more.payload }),
      headers: {
        ...person?.headers,
        ...(more.version !== undefined && { 'if-match': `"${more.version}"` }),
      },
    });
  return {
    send,
    add: async (person: Person, change: Partial<ContactBody> = {}): Promise<Contact> => {
      const answer = await send(person, 'POST', CRM_PATHS.contacts, { payload: contactBody(change) });
      expect(answer.statusCode).toBe(201);
      return answer.json<Contact>();
    },
    change: (
      person: Person,
      path: keyof typeof CRM_PATHS,
      { id, version }: Pick<Contact, 'id' | 'version'>,
      payload?: object,
      method: Method = payload ? 'PUT' : 'DELETE',
    ) => send(person, method, crmPath(path, id), { version, ...(payload && { payload }) }),
  };
}
