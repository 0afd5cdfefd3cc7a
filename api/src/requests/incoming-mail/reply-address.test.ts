import { randomUUID } from 'node:crypto';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import { createReplyAddresses } from './reply-address';

const config = {
  AUTH_SECRET: 'a secret of this test alone',
  AUTH_SECRETS_ALSO: [],
  INCOMING_MAIL_SECRET: 'the secret of the provider of this test',
  MAIL_REPLY_DOMAIN: 'reply.mail.example',
};
const known = Array.from({ length: 2 }, () => ({ _id: randomUUID(), link_version: 1 }));
const [one = { _id: '', link_version: 0 }, other = one] = known;

/** Two requests, of which the agents `ana` and `rui` were asked. */
function addresses(own: Partial<typeof config> = {}, linkVersion = 1) {
  const requests = known.map((each) => ({ ...each, link_version: linkVersion }) as QuoteRequestDocument);
  return createReplyAddresses({
    config: { ...config, ...own },
    requests: { find: async (id) => requests.find(({ _id }) => _id === id) ?? null },
    invitations: {
      ofRequest: async (request_id) =>
        ['ana', 'rui'].map((agent_id) => ({ request_id, agent_id }) as InvitationDocument),
    },
  });
}
const placeOf = async (address: string, made = addresses()) => {
  const place = await made?.placeOf(address);
  return place ? [place.request._id, place.invitation.agent_id, place.side] : null;
};

it('RFQ-13: an address for answers names request, agent and side, in whichever case it comes back', async () => {
  const made = addresses();
  const all: string[] = [];
  for (const request of known)
    for (const agent of ['ana', 'rui'])
      for (const side of ['traveler', 'agent'] as const) {
        const address = made?.addressOf(request, agent, side) ?? '';
        all.push(address);
        expect(address).toMatch(/^reply\+[0-9a-z]{57}@reply\.mail\.example$/);
        for (const written of [address, address.toUpperCase(), ` ${address} `])
          expect(await placeOf(written)).toEqual([request._id, agent, side]);
      }
  expect(new Set(all).size).toBe(8);
});

it('RFQ-13: forged, cut, foreign and revoked addresses are nobody’s', async () => {
  const address = addresses()?.addressOf(one, 'ana', 'traveler') ?? '';
  const token = address.slice('reply+'.length, address.indexOf('@'));
  const local = (text: string) => `reply+${text}@reply.mail.example`;
  const id = (request: { _id: string }) => request._id.replaceAll('-', '');
  const last = token.endsWith('0') ? '1' : '0';
  for (const wrong of [
    ...['', '@', 'reply+@reply.mail.example', `${token}@reply.mail.example`],
    ...[local(`${token}0`), local(token.slice(0, -1)), local(`${token.slice(0, -1)}${last}`)],
    ...[local(`${id(other)}${token.slice(32)}`), local(`${id({ _id: randomUUID() })}${token.slice(32)}`)],
    ...[address.replace('mail.example', 'evil.example'), `${address}@reply.mail.example`],
    ...[local(one._id), local(`${'$'.repeat(32)}${token.slice(32)}`)],
  ])
    expect([wrong, await placeOf(wrong)]).toEqual([wrong, null]);
  expect(await placeOf(address, addresses({}, 2))).toBeNull();
  expect(await placeOf(address, addresses({ AUTH_SECRET: 'another secret' }))).toBeNull();
  expect(await placeOf(address)).not.toBeNull();
});

it('RFQ-13: without a secret or a domain there are no addresses for answers', () => {
  expect(addresses({ INCOMING_MAIL_SECRET: '' })).toBeNull();
  expect(addresses({ MAIL_REPLY_DOMAIN: '' })).toBeNull();
});
