import ipaddr from 'ipaddr.js';

/** A subscriber of IPv6 has 2^64 addresses at will: all of them are one client. */
const IPV6_NETWORK_BYTES = 8;

/** One name for all addresses that somebody may send from at will. */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read.kind() === 'ipv4' ? read.toString() : read.toByteArray().slice(0, IPV6_NETWORK_BYTES).join('.');
}

/** Providers give a household or a server up to 2^16 networks of that size. */
const IPV6_SITE_BYTES = 6;

/** One name for all clients that may be the same subscriber: an IPv6 network of 48 bits; of others the client itself. */
export function siteOf(client: string): string {
  const bytes = client.split('.');
  return bytes.length === IPV6_NETWORK_BYTES ? bytes.slice(0, IPV6_SITE_BYTES).join('.') : client;
}
