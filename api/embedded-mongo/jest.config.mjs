import { nodeProject } from '../../jest.base.mjs';

export default nodeProject('embedded-mongo');
