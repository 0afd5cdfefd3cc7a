import { nodeProject } from '../../jest.base.mjs';

/** The vendor's published schemas are not part of this repository, so what needs them is a suite of its own. */
export default { ...nodeProject('sandbox-vendor'), testMatch: ['**/test/vendor/*.vendor.ts'] };
