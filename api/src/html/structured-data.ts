/** The properties of schema.org whose values are addresses, of those that our pages use. */
const ADDRESSES: ReadonlySet<string> = new Set(['@id', 'image', 'item', 'logo', 'url']);
const PATH = /^\/(?!\/)/;

/** Structured data with every path of the site as an address of `origin`: search engines read nothing relative. */
export function withAbsoluteUrls(data: unknown, origin: string): unknown {
  if (Array.isArray(data)) return data.map((item) => withAbsoluteUrls(item, origin));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' && ADDRESSES.has(name) && PATH.test(value)
        ? origin + value
        : withAbsoluteUrls(value, origin),
    ]),
  );
}
