import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture in one colour. */
export function plainPicture(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg',
) {
  const create = { width, height, channels: 3, background: '#1b7f8c' } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG in black and white whose pixels are all zero: small however large it unpacks. */
export function emptyPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit for each pixel, grey, no interlace.
  head.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)));
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
