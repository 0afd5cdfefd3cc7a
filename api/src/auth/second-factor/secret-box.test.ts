import { createSecretBox } from './secret-box';

it('opens what any known secret sealed, and seals with the one that signs', () => {
  const sealed = createSecretBox(['old'], 'a use').seal('text');
  const both = createSecretBox(['new', 'old'], 'a use');
  expect(both.open(sealed)).toBe('text');
  expect(createSecretBox(['new'], 'a use').open(both.seal('text'))).toBe('text');
  expect(createSecretBox(['new'], 'a use').open(sealed)).toBeNull();
  expect(createSecretBox(['old'], 'another use').open(sealed)).toBeNull();
});
