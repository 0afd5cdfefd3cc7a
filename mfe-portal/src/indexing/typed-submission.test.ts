import { act, renderHook } from '@testing-library/react';
import { useTypedSubmission } from './typed-submission';

it('IDX-01, IDX-04, ERR-13: what was clicked and typed before the page’s code came is all there when it is', () => {
  const { result } = renderHook(() => useTypedSubmission(undefined));
  const atFirst = result.current;
  act(() => {
    atFirst.generate();
    atFirst.change({ host: 'www.travel.example' });
  });
  expect(result.current.values).toMatchObject({
    host: 'www.travel.example',
    key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
});
