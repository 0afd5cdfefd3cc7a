import { fileSizeText } from './file-size';

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [655_360, '640 KB'],
  [1_258_291, '1.2 MB'],
  [10_485_760, '10 MB'],
])('a file of %d bytes has %s', (bytes, text) => expect(fileSizeText(bytes)).toBe(text));
