import { render } from '@testing-library/react';
import { readDraft, keepDraft } from '../form-draft/form-draft';
import { useTypedDraft } from './use-typed-draft';

afterEach(() => window.sessionStorage.clear());

/** A form whose field holds something when React takes it over. */
function TakenOver({ typed }: { readonly typed: string }) {
  const form = useTypedDraft('register');
  return (
    <form ref={form}>
      <input name="name" defaultValue={typed} />
      <input name="city" />
      <input name="password" type="password" defaultValue="coral" />
    </form>
  );
}

it('keeps what was typed before the page was taken over, without another letter', () => {
  keepDraft('register', null, { name: 'A', city: 'Porto' });
  render(<TakenOver typed="Ana" />);
  expect(readDraft('register', null)).toEqual({ name: 'Ana', city: 'Porto' });
});

it('keeps nothing of a form that nobody has typed into', () => {
  render(<TakenOver typed="" />);
  expect(window.sessionStorage).toHaveLength(0);
});
