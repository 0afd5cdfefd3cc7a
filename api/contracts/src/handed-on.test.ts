import { isHandedOnSafely, isPlainText, plainText } from './handed-on';

it.each([
  '/tours?mfe-override=mfe-tours@0123456789abcdef',
  '/tours?MFE-Override=mfe-tours@0123456789abcdef',
  '/tours?mfe%2Doverride=mfe-tours@0123456789abcdef',
  '/tours?%6dfe-override=x',
  '/login?next=%2Ftours%3Fmfe-override%3Dx',
  '/login?next=%252Ftours%253Fmfe%252Doverride%253Dx',
  '/hotels#mfe-override=x',
  '/tours?x=%&mfe%2Doverride=y',
  '/tours?x=%ff%2d&mfe%ff%2Doverride=y&%6Dfe%2doverride=z',
  '/travel-agents/%E2%80%AElisbon',
  '/hotels?city=\u202eParis',
  '/tours?mfe-over\tride=mfe-tours@0123456789abcdef',
  '/tours?mfe-over\nride=x',
  '/tours?mfe\r-override=x',
  '/tours?mfe-over%\t72ide=x',
  '/login?next=%2Ftours%3Fmfe-over%09ride%3Dx',
  '/travel-agents/%E2%80%\tAElisbon',
  `/tours?mfe%${'25'.repeat(7)}2Doverride=x`,
])('%j is not handed on', (address) => {
  expect(isHandedOnSafely(address)).toBe(false);
});

it.each(['/hotels?city=Paris&guests=2', '/travel-agents/s%C3%A3o-paulo', '/hotels?name=100%', '/'])(
  '%j is handed on',
  (address) => {
    expect(isHandedOnSafely(address)).toBe(true);
  },
);

it('text that turns its direction is not plain; other scripts are', () => {
  const marks = decodeURIComponent(
    '%D8%9C%E2%80%8E%E2%80%8F%E2%80%AA%E2%80%AB%E2%80%AC%E2%80%AD%E2%80%AE%E2%81%A6%E2%81%A7%E2%81%A8%E2%81%A9',
  );
  for (const mark of marks) {
    expect(isPlainText(`Hotel ${mark}moc.live`)).toBe(false);
    expect(plainText(`Hotel ${mark}moc.live`)).toBe('Hotel moc.live');
  }
  for (const text of ['فندق', 'מלון', '東京', 'São Tomé', '👨‍👩‍👧']) expect(isPlainText(text)).toBe(true);
});
