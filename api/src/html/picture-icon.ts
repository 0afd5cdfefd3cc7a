import sharp from 'sharp';

const SIDE = 48;
const HEADER_BYTES = 22;

/** An icon file with one picture: what browsers and crawlers ask for that know nothing of the page's own icon. */
function iconOf(png: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  // Kind: icon; one picture of this size with 32 bits for each point, which begins after the header.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(SIDE, 6);
  header.writeUInt8(SIDE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}

/** A drawing as an icon file. */
export async function pictureIcon(svgFile: string): Promise<Buffer> {
  return iconOf(await sharp(svgFile, { density: 300 }).resize(SIDE, SIDE).png().toBuffer());
}
