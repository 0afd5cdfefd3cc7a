import ipaddr from 'ipaddr.js';

/** A subscriber of IPv6 has 2^64 addresses at will: all of them are one client. */
const IPV6_NETWORK_BYTES = 8;

/** One name for all addresses that somebody may send from at will. */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read.kind() === 'ipv4' ? read.toString() : read.toByteArray().slice(0, IPV6_NETWORK_BYTES).join('.');
}
