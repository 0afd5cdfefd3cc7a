/** Why the map stays flat although 3D is switched on. */
export type WhyFlat = 'save-data' | 'no-webgl2' | 'slow' | 'failed';

export const WHY_FLAT_TEXT: Readonly<Record<WhyFlat, string>> = {
  'save-data': 'Shown flat, because your browser asks to save data.',
  'no-webgl2': 'Shown flat, because this browser cannot draw 3D maps.',
  slow: 'Shown flat, because 3D would be slow on this device.',
  failed: 'Shown flat, because the 3D map did not load.',
};

/** Asks the browser, not the network: null when nothing speaks against loading the 3D map. */
export function whyFlat(): WhyFlat | null {
  if (savesData()) return 'save-data';
  if (!opensWebgl2({})) return 'no-webgl2';
  return opensWebgl2({ failIfMajorPerformanceCaveat: true }) ? null : 'slow';
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function opensWebgl2(attributes: WebGLContextAttributes): boolean {
  const context = document.createElement('canvas').getContext('webgl2', attributes);
  // Browsers keep few contexts at a time: this one must not cost the map its own.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
