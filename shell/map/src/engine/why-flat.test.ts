import { whyFlat } from './why-flat';

type GetContext = (kind: string, attributes?: WebGLContextAttributes) => unknown;

function browserWith({ webgl2, fast, saveData }: { webgl2: boolean; fast: boolean; saveData?: boolean }) {
  const getContext: GetContext = (_kind, attributes) =>
    webgl2 && (fast || !attributes?.failIfMajorPerformanceCaveat) ? { getExtension: () => null } : null;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(getContext as never);
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
}

afterEach(() => jest.restoreAllMocks());

it('C2: a browser with fast WebGL2 may have 3D', () => {
  browserWith({ webgl2: true, fast: true });
  expect(whyFlat()).toBeNull();
});

it('C2: without WebGL2 the map stays flat', () => {
  browserWith({ webgl2: false, fast: false });
  expect(whyFlat()).toBe('no-webgl2');
});

it('C2: a browser that reports a major performance caveat stays flat', () => {
  browserWith({ webgl2: true, fast: false });
  expect(whyFlat()).toBe('slow');
});

it('C2: Save-Data is respected before anything is tried', () => {
  browserWith({ webgl2: true, fast: true, saveData: true });
  expect(whyFlat()).toBe('save-data');
});
