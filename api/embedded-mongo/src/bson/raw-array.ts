const fixedSizes: Record<number, number> = {
  0x01: 8,
  0x06: 0,
  0x07: 12,
  0x08: 1,
  0x09: 8,
  0x0a: 0,
  0x10: 4,
  0x11: 8,
  0x12: 8,
  0x13: 16,
  0x7f: 0,
  0xff: 0,
};

/**
 * The documents of a top-level array, as the bytes they came in; null when there is no such array.
 *
 * Keeping them avoids encoding again, and keeps number types that decoding does not (5.0 and 5).
 */
export function rawDocuments(body: Buffer, field: string): Buffer[] | null {
  for (const element of elementsOf(body, 0)) {
    if (element.name !== field || element.type !== 0x04) continue;
    const documents: Buffer[] = [];
    for (const item of elementsOf(body, element.start)) {
      if (item.type !== 0x03) return null;
      documents.push(body.subarray(item.start, item.end));
    }
    return documents;
  }
  return null;
}

interface RawElement {
  type: number;
  name: string;
  start: number;
  end: number;
}

function* elementsOf(bytes: Buffer, start: number): Generator<RawElement> {
  const end = start + bytes.readInt32LE(start) - 1;
  let at = start + 4;
  while (at < end) {
    const type = bytes[at] ?? 0;
    const nameEnd = bytes.indexOf(0, at + 1);
    const valueStart = nameEnd + 1;
    const valueEnd = elementEnd(bytes, at, valueStart);
    yield { type, name: bytes.toString('utf8', at + 1, nameEnd), start: valueStart, end: valueEnd };
    at = valueEnd;
  }
}

/** Where an element ends that starts at a place, and whose value starts at another. */
export function elementEnd(bytes: Buffer, start: number, valueStart: number): number {
  return valueStart + sizeAt(bytes, bytes[start] ?? 0, valueStart);
}

function sizeAt(bytes: Buffer, type: number, at: number): number {
  const fixed = fixedSizes[type];
  if (fixed !== undefined) return fixed;
  switch (type) {
    case 0x02:
    case 0x0d:
    case 0x0e:
      return 4 + bytes.readInt32LE(at);
    case 0x03:
    case 0x04:
    case 0x0f:
      return bytes.readInt32LE(at);
    case 0x05:
      return 5 + bytes.readInt32LE(at);
    case 0x0b:
      return bytes.indexOf(0, bytes.indexOf(0, at) + 1) + 1 - at;
    case 0x0c:
      return 4 + bytes.readInt32LE(at) + 12;
  }
  throw new RangeError(`unknown BSON type ${type}`);
}
