import { createAtollStore, requestOpened, selectRequestWindow } from '@atoll/platform';
import { setRemoteStatus } from './remote-status';
import { openRequestPageInstead } from './request-page-instead';

const fail = () => setRemoteStatus('mfe-directory', { phase: 'failed', retry: () => undefined });
const HREF = '/request?city=Lisbon&agents=a1';
const asked = requestOpened({ city: 'Lisbon', agents: 'a1' });
afterEach(() => setRemoteStatus('mfe-directory', { phase: 'idle' }));

function start() {
  const store = createAtollStore();
  const goTo = jest.fn();
  return { store, goTo, follow: () => openRequestPageInstead(store, goTo) };
}

it('RFQ-02, ERR-08: whoever asks where the directory’s code does not come is led to the form’s own page, with what is known', () => {
  const { store, goTo, follow } = start();
  follow();
  store.dispatch(asked);
  expect(goTo).not.toHaveBeenCalled();
  fail();
  expect(goTo.mock.calls).toEqual([[HREF]]);
  expect(selectRequestWindow(store.getState())).toBeNull();
});

it('RFQ-02, ERR-08: also where it had failed before, and where somebody asked before this was here', () => {
  for (const isAskedFirst of [true, false]) {
    const { store, goTo, follow } = start();
    fail();
    if (isAskedFirst) store.dispatch(asked);
    follow();
    if (!isAskedFirst) store.dispatch(asked);
    expect(goTo.mock.calls).toEqual([[HREF]]);
  }
});
